"""Where games are kept: one protocol, two stores."""
