"""What programs that play the game go by; the rules never look here."""
