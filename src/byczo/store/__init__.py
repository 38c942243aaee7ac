"""Logs of tables, kept in SQLite or PostgreSQL."""
