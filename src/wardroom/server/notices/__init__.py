"""Notices: word to people who are not at their tables, by web push, e-mail and webhook.

What happens at a table is queued in the outbox once it is durable (`herald`), and sent from there by one of the
processes (`postman`), over the ways that a person has given (`push`, `mail`, `hook`), at the hours that they like
(`hours`), in their language (`wording`).
"""
