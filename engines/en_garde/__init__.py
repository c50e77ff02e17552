"""Reiner Knizia's En Garde: basic, standard and advanced."""
