"""What the server and its clients say to each other; the OpenAPI schema and the page's types come from here."""
