"""Stewards: what they may look at and do, what is written down of it, and clearing away what nobody needs any more."""
