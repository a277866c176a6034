"""The lab: matches by the thousand, for simulation, fuzzing and measuring."""
