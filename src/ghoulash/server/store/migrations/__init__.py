"""The steps from an older database to this one's, by Alembic."""
