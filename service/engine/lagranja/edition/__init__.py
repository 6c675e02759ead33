"""The data set of La Granja: its model, loader and checks, the trial of an edition file, and the known editions."""
