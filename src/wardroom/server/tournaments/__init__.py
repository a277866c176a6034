"""Tournaments: `pairing` says who meets whom, `standings` who is ahead; both know neither people nor matches.

An entry is a number from 0, in the order of the seeds. Who plays for it may change; its points stay.
"""
