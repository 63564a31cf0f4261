"""Alembic's way in: run the steps over the connection that it is handed."""

from alembic import context

from ghoulash.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
