"""The server: seats people at tables, keeps their matches and tells everybody what they may know."""
