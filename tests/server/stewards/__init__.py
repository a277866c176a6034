"""Stewards: what they may do, what is written down of it, and what is cleared away."""
