"""The words of Hallertau by group and id, one module for each language."""
