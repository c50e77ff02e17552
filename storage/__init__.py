"""Where tables rest between acts."""
