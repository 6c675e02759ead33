"""Runs every part of the measurement of the referee and prints its figures: `python -m bench.referee`."""

from importlib import import_module
from pkgutil import iter_modules

from bench import referee


def main() -> None:
    """Run the modules of this package that have a function `main`, in the order of their names."""
    for found in iter_modules(referee.__path__, f"{referee.__name__}."):
        if not found.name.endswith("__main__"):
            part = getattr(import_module(found.name), "main", None)
            if part is not None:
                part()


if __name__ == "__main__":
    main()
