"""The verbs of La Granja: one module for each, with arguments, action, events, `offer`, `resolve` and `step`."""
