"""The server: the door of the house. It lets people in over HTTP and WebSockets, and knows them by their cookies."""
