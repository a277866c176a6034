"""Words: everything a player reads, from the Fluent files of the frame and of the games."""
