"""HTTP requests to servers that a caller named: guarded against requests into private networks."""
