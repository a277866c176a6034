problem = Which side do you load?
    .moment = Turn 3, phase 3. The Chesapeake crosses ahead of your Shannon at close range. Your starboard guns have ball, your port guns are empty, and only three of eight crew boxes are left.
    .why = A second ball into the starboard guns: up to 6 inches double ball doubles what it does to hull and crew. { $best } %, against { $usual } % with grape to port.
