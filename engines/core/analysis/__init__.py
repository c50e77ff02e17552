"""What became of the decisions of a finished match, judged by what their players could know."""
