"""The verbs of Hallertau: one module for each, with arguments, action, events, `offer`, `resolve` and `step`."""
