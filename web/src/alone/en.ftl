# What the folder says that plays without a server. Messages that the page has as well take their place here.

# --- instead of what the page says at a server ---
web-offline = The house in this browser does not answer. Starting it again; nothing is lost.
web-error-unreachable = The house in this browser did not answer. Try again; if it stays silent, reload the page.
web-error-status = A file of this folder could not be read ({ $status }).
error-server-error = Something went wrong in the house. Nothing is lost; try again.
error-store-trouble = This browser cannot keep anything at the moment. Nothing was changed.
error-rules-not-its-own = The match was begun by version { $found } of the rules, and here is version { $known }. It is not played on by other rules than its own: finish it with an edition that has them.
web-drawer = Log
web-own-bot = { $name }: a bot of this house
web-account = This browser
web-pick-computer-about = starts at once, in this browser
web-pick-friends = Set the table yourself
web-pick-friends-about = several on one screen, options, seats
web-new-full = The match begins at once.
web-tables-quiet-about = Matches that you have begun are listed here. They stay in this browser.
web-fair-about = Nobody chose these dice: not the house, not a player. Here is the proof, and your own browser does the sums.
web-fair-commitment-about = Before the first roll the house in this browser drew a secret and kept its fingerprint (BLAKE2b). It could not change its mind afterwards.
web-fair-contributions-about = After the promise the page drew a text for you, and first showed its fingerprint, then the text. So the house could not choose its own to suit yours. Bots add the number of their seat.

# --- while the house comes ---
web-alone-stage-download = Fetching the house
web-alone-stage-python = Python is waking up
web-alone-stage-rules = The rule books are being opened
web-alone-stage-ready = The house is here
web-alone-bytes = { $loaded } of { $total } MB
web-alone-meanwhile = All that can be read is here already. What you begin now starts as soon as the house is here.

# --- what is wrong ---
web-alone-again = Try again
web-alone-take = Play here
web-alone-keep = What is kept here
web-alone-read = Understood
web-alone-trouble-no-wasm = This browser cannot run the games
web-alone-trouble-no-wasm-about = The rules are a program that needs WebAssembly, and this browser has none or has it switched off. All that can be read is here all the same. To play, use another browser, or let another computer be the server.
web-alone-trouble-no-workers = This browser does not let the house in
web-alone-trouble-no-workers-about = The house needs a worker, a program beside the page, and this browser forbids that. All that can be read is here all the same. To play, allow workers, use another browser, or let another computer be the server.
web-alone-trouble-broken-download = A file did not arrive
web-alone-trouble-broken-download-about = { $file } could not be fetched{ $status ->
    [0] {""}
   *[other] {" "}(status { $status })
}. What has arrived is kept; trying again fetches the rest.
web-alone-trouble-wrong-type = The host serves a file wrongly
web-alone-trouble-wrong-type-about = { $file } came as “{ $found }”, and should come as “{ $wanted }”. Whoever runs this host can set that.
web-alone-trouble-held-elsewhere = Wardroom is open in another tab
web-alone-trouble-held-elsewhere-about = One house serves one browser, so that no match is written twice. Go on in the other tab, or play here: everything comes along, and the other tab then stands still.
web-alone-trouble-taken-over = You went on in another tab
web-alone-trouble-taken-over-about = The house is there now, with every match. You can call it back here; nothing is lost.
web-alone-trouble-crashed = The house has stopped
web-alone-trouble-crashed-about = Something broke in this browser. Every move that was made is kept: start again and go on where you were.
web-alone-trouble-storage-refused = This browser keeps nothing for this page: when it is closed, your matches are gone. Take the file of a match along from its menu.
web-alone-trouble-storage-full = The storage of this browser is full, so the last move could not be kept. Take the file of the match along from its menu, then make room.
web-alone-trouble-storage-gone = This browser has cleared what was kept for this page. The match you are at can still be saved: take its file along from its menu, then reload the page and open it again.
web-alone-trouble-no-file = The file of this match could not be made just now.

# --- this browser ---
web-alone-line = You play in this browser alone; nothing is sent anywhere. A server would add friends by link, open tables, tournaments and word of your turn.
web-alone-more = More on that
web-alone-here = This browser
web-alone-here-about = Nobody needs to know you: your name and your matches stay here.
web-alone-kept = What is kept
web-alone-kept-about = Every move is written down in this browser before it counts. Nothing leaves it, and no other browser knows of it.
web-alone-used = It takes { $size } MB here, the program included.
web-alone-safe = The browser has promised not to clear this away by itself.
web-alone-unsafe = If space grows short, the browser may clear this away by itself.
web-alone-safe-unknown = Whether the browser may clear this away by itself, it does not say.
web-alone-ask = Ask it to keep everything
web-alone-files = Your best safeguard is a match file, from the menu of every table: it can be opened again here or anywhere else.
web-alone-offline = Without a network
web-alone-whole = Everything is here: you can play without a network from now on.
web-alone-not-whole = Not everything is here yet. Once it is, you can play without a network.
web-alone-server = What a server would add
web-alone-adds = Friends who come by a link, open tables, accounts, tournaments, ratings, clocks, sets of your own cards, and word when it is your turn. The games, the bots and the match files are the same.
web-alone-how = Any computer with Python 3.11 can be one. In the sources of Wardroom, call
