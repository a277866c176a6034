"""The chapters of the rules, in the order of the book; the map stands in the package above."""
