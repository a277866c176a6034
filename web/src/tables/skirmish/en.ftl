# The table of Skirmish

web-skirmish-hull = { $count ->
    [one] 1 hull point
   *[other] { $count } hull points
}
web-skirmish-guns = { $count ->
    [one] 1 gun
   *[other] { $count } guns
}
web-skirmish-gun = Gun of calibre { $calibre }
web-skirmish-yours = Your guns
web-skirmish-no-guns = You have no guns.
web-skirmish-sunk = sunk
web-skirmish-magazine = { $count ->
    [one] 1 gun in the magazine
   *[other] { $count } guns in the magazine
}
web-skirmish-spent = Spent, by calibre:
piece-gun = Gun { $number }
web-skirmish-hit = hit
web-skirmish-miss = miss
web-skirmish-alongside = alongside
