"""The messages of the contract, in one module for each of its files.

Generated from the contract by `make proto`; do not edit.
"""
