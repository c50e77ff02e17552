"""A view in, a picture or its words out."""
