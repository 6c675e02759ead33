"""The REST API: the contract as JSON over HTTP, with problem documents, streams and interactive documentation."""
