"""The words of La Granja by group and id, one module for each language."""
