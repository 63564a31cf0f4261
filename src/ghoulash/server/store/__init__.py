"""What outlasts a server: tables, their seats and logs, and the browsers that come back."""
