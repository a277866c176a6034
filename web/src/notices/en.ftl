# The page of notices, and where the links of letters lead. What events are called is in the words of letters.

web-notices = Word that it is your turn
web-notices-about = We tell you once, when you become asked and are not at that table. Nothing else unless you tick it. Every letter has a link that stops it.
web-notices-silence = Silence everything
web-notices-speak = Speak again
web-notices-silent = All is silent.
web-notices-silent-about = Nothing is sent to you until you say so.
web-notices-quiet-now = Quiet until { $hour }.
web-notices-waiting = { $count ->
    [0] Nothing waits.
    [one] One message waits and will come then.
   *[other] { $count } messages wait and will come as one.
}
web-notices-now = Send them now

web-notices-device = On this device
web-notices-device-on = on
web-notices-device-on-about = This browser shows you what there is, also while no page of ours is open.
web-notices-device-off = off
web-notices-device-off-about = This browser may show messages, and is told nothing yet.
web-notices-device-unasked = not asked yet
web-notices-device-unasked-about = Your browser will ask you once whether it may show messages from here. If you say no, only its settings can change that.
web-notices-device-blocked = blocked
web-notices-device-blocked-about = Your browser blocks messages from here. Allow them beside the address, then press the button.
web-notices-device-home = on the home screen
web-notices-device-home-about = On an iPhone, put Wardroom on the home screen first. Share, then “Add to Home Screen”; open it from there.
web-notices-device-unsupported = not here
web-notices-device-unsupported-about = This browser cannot show messages from a page. E-mail still works.
web-notices-others = { $count ->
    [one] One other device
   *[other] { $count } other devices
}
web-notices-on-phone = { $browser } on a phone
web-notices-on-desk = { $browser } on a computer
web-notices-since = since { $day }
web-notices-gone-since = gone since { $day }
web-notices-ask = Tell me here
web-notices-allowed = I have allowed it
web-notices-off = Not here any more
web-notices-remove = Remove
web-notices-failing = tries again
web-notices-failing-about = The last message was not taken. We try again, less and less often, and then give up.

web-notices-mail = E-mail
web-notices-mail-none = none
web-notices-mail-none-about = Letters come here too if you forget your password.
web-notices-mail-away = not here
web-notices-mail-away-about = This house has no mail server. Whoever keeps it can name one.
web-notices-mail-new = to confirm
web-notices-mail-new-about = We wrote to it at { $hour }; open the link in that letter. Until then nothing else is sent there.
web-notices-mail-fine = confirmed
web-notices-mail-fine-about = Also used if you forget your password.
web-notices-mail-failing = tries again
web-notices-mail-failing-about = The last letter could not be handed over. We try again, less and less often, and then give up.
web-notices-mail-refused = refused
web-notices-mail-refused-about = Your mail server refuses our letters: “{ $said }”. We pause for a week.
web-notices-address = Your address
web-notices-write = Write to it
web-notices-again = Write again
web-notices-another = Another address
web-notices-try = Try now

web-notices-hook = Webhook
web-notices-hook-none = none
web-notices-hook-none-about = For a channel in Discord or Slack, or a program of your own.
web-notices-hook-fine = fine
web-notices-hook-fine-about = Everybody who reads there reads it too: public facts only.
web-notices-hook-failing = tries again
web-notices-hook-failing-about = It did not take the last message (“{ $said }”). We try again, less and less often, and then give up.
web-notices-hook-refused = refused
web-notices-hook-refused-about = It refuses our messages (“{ $said }”). { $count ->
    [one] One was not delivered.
   *[other] { $count } were not delivered.
}
web-notices-hook-gone = gone
web-notices-hook-gone-about = It no longer exists since { $day }; we stopped trying. { $count ->
    [one] One message was not delivered; it is not kept.
   *[other] { $count } messages were not delivered; none is kept.
}
web-notices-hook-private = private
web-notices-hook-private-about = This address lies inside a private network. A webhook must be reachable from the open internet, by https.
web-notices-hook-address = Its address
web-notices-add = Add one
web-notices-anew = Give a new one
web-notices-secret = It signs with
web-notices-flavour-discord = Discord
web-notices-flavour-slack = Slack
web-notices-flavour-json = A program

web-notices-test = Send a test
web-notices-tested = The test was handed over at { $hour }.
web-notices-tested-else = Did it not arrive? Look at “do not disturb” on the device.
web-notices-untaken = The test was not taken.

web-notices-what = What, and how
web-notices-when-told = Tell me when
web-notices-by-push = Device
web-notices-by-mail = E-mail
web-notices-by-hook = Webhook
web-notices-over-push = on devices
web-notices-over-mail = by e-mail
web-notices-over-hook = by webhook
web-notices-about-clock = an hour before, if the bank is empty
web-notices-about-chat = at most once an hour for each table

web-notices-hours = When
web-notices-quiet = Quiet hours
web-notices-quiet-about = What comes in between waits until morning.
web-notices-quiet-from = Quiet from
web-notices-quiet-until = Quiet until
web-notices-to = to
web-notices-zone = { $place } time
web-notices-wake = But wake me for the clock
web-notices-wake-about = If my time ends before morning and my bank is empty.
web-notices-letters-now = at once
web-notices-letters-later = if I have not come within 30 minutes
web-notices-letters-gathered = gathered in one letter, at 8:00 and 18:00

web-notices-looks = So it looks
web-notices-just-now = now
web-notices-example-title = Your turn: Off the Azores
web-notices-example = Bruno intercepts. Do you react? Until tomorrow 22:10.

web-notices-offer = It may be a while until you are asked again. Shall this device tell you?
web-notices-offer-no = No, thank you

web-notices-stop = No more of these letters?
web-notices-stop-it = Stop them
web-notices-every = every letter
web-notices-done-stop = Done. No more letters for “{ $event }”.
web-notices-done-back = They come again: “{ $event }”.
web-notices-undo = Undo
web-notices-confirm = Is this your address?
web-notices-confirm-it = Yes, it is mine
web-notices-done-confirm = Done. Letters come to { $address } from now on.
web-notices-settings = All settings
