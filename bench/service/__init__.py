"""What the service can do on one core, as ratios within one run."""
