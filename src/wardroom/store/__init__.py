"""The store: matches on disk."""
