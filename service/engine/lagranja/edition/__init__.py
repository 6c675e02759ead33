"""La Granja's data set: the model, the loader with its checks, the trial of an edition file, and the known editions."""
