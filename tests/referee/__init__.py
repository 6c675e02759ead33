"""Tests of clocks, leaving, acts and their proof."""
