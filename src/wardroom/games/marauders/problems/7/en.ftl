problem = 30 gold aboard, and Bruno alongside: where to?
    .moment = Round 17, three actions. You and Bruno’s galleon both lie off Santo Domingo, five glory each. Your home is San Juan, next door; your frigate is scratched, and three Spanish bounties are on you.
    .why = Home to San Juan: a home port stays open whatever the bounties, the gold comes into the chest, and Bruno stays behind. { $best } %, against { $usual } % for the merchant here.
