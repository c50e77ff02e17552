"""What people can ask for: each module is a group of commands, from a request to a reply."""
