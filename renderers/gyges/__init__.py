"""The carved board of Gygès: pictures, words and lessons."""
