### Texts of the browser table.

web-welcome = Take a seat. The bulls are loose.
web-welcome-text = Quick games for one table. No account: send a link to your friends, or play against bots right now.
web-players = { $players } players
web-minutes = about { $minutes } min with friends
web-rules = Rules
web-play-bots = Play against bots
web-invite = Invite friends
web-join-label = Has a friend told you a code?
web-join-example = clover 4821, or a link
web-join = Join
web-join-unknown = No table waits under this code. Ask for it again: it may have expired.
web-code = The code of this table
web-code-text = Tell it to your friends: they type it on the front page.
web-lobby = Open tables
web-lobby-empty = No table is waiting for players right now. Open one yourself and list it here.
web-my-tables = Your tables
web-my-games = My games
web-my-games-empty = Games that you finish are listed here, to watch again and to learn from.
web-bring-record = Open a record from a file
web-won-by = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
web-back-to = Back to { $game }: { $names }
web-empty-table = Nobody is here yet
web-to-games = To the games
web-status-gathering = waiting for players
web-status-playing = playing
web-status-paused = on a break
web-status-over = finished
web-status-abandoned = abandoned

web-settings = Settings
web-name = Your name
web-guest = Guest
web-language = Language
web-language-system = As in the browser ({ $language })
web-theme = Colours
web-theme-system = As in the system
web-theme-light = Day
web-theme-dark = Night
web-motion = Animations
web-motion-system = As in the system
web-motion-calm = Cards move
web-motion-none = Nothing moves
web-sound = Sounds
web-plain = Plain tables: everything as text
web-notify = Tell me when it is my turn
web-notify-denied = The browser does not allow it. You can change that in its settings for this page; until then the title of the page and a sound tell you.
web-devices = My devices
web-device-kind-phone = Phone
web-device-kind-tablet = Tablet
web-device-kind-computer = Computer
web-device-kind-program = Program
web-device-here = This one
web-device-last = last used { $day }
web-device-first = since { $day }
web-device-remove = Sign out
web-device-remove-name = Sign out: { $name }
web-device-remove-all = Sign out all others
web-device-leave = Sign out here
web-device-leave-text = This browser’s tables and games will no longer be yours here; without another device, not anywhere. Settings, pads and solved puzzles stay.
web-device-leave-yes = Yes, sign out
web-device-add = Use another device
web-device-link = Link for your other device
web-device-link-text = Open this link on your other device within ten minutes. It works once; give it to nobody else.
web-device-new = Play here as the same person?
web-device-new-text = Your tables and games from your other device will be here, too. Those of this browser will no longer be yours.
web-device-use = Yes, that is me
web-device-stay = No
web-close = Close

web-options = Game options
web-variant = Rules
web-variant-base = Base game
    .note = Ten cards in secret, four rows, and the sixth card takes.
web-variant-tactical = Tactical
    .note = Only as many cards as needed, and you draft your hand: everybody knows everything.
web-variant-halves = Two halves
    .note = One game for 4 to 7: the rows of the first half stay for the second.
web-length = Length
web-length-target-66 = Until somebody has more than 66 heads
web-length-target-33 = Until somebody has more than 33 heads
web-length-everyone-deals = Everybody deals once
web-length-rounds-1 = One round
web-length-rounds-2 = Two rounds
web-length-rounds-3 = Three rounds
web-length-rounds-4 = Four rounds
web-clock = Time to think
web-clock-off = No limit
web-clock-relaxed = 90 seconds for each decision
web-clock-quick = 20 seconds for each decision
web-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-hints = Hints allowed
    .note = The coach may tell you what a strong player would do.
web-listed = List the table
    .note = Anybody can find it under “Open tables” and join.
web-open-table = Open the table

web-waiting-text = As soon as everybody is here, the game can begin.
web-waiting-host = Send the link to your friends or let bots sit down.
web-at-the-table = At the table: { $here } of { $most }
web-you = you
web-person = person
web-bot = bot
web-host = host
web-absent = not here
web-stand-in = a bot plays
web-bot-level = Level of the bot
web-program = program from outside
web-bot-calf = Calf
    .note = slips often, plays kindly
web-bot-heifer = Heifer
    .note = still learning
web-bot-cow = Cow
    .note = plays soundly
web-bot-ox = Ox
    .note = plays well
web-bot-bull = Bull
    .note = plays strongly
web-bot-aurochs = Aurochs
    .note = merciless
web-add-bot = Add bot
web-remove = Remove { $name }
web-sit = Sit down
web-full = All seats are taken. You can stay and watch.
web-start = Start the game
web-missing =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
web-host-starts = The host starts the game.
web-get-up = Leave the table
web-share = Share
web-share-text = Join my table: { $game }
web-link = Link to the table
web-copy = Copy link
web-copied = Copied
web-qr = The link as a code to scan
web-television = On the television
web-television-text = Scan the picture with your phone, or type this code at { $address }.

web-seats = Players
web-rows = Rows on the table
web-open-cards = Cards of this turn
web-score = Score
web-score-sheet = Score sheet
web-total = Total
web-chart = How the totals have grown
web-this-round = +{ $points }
web-ready = has chosen
web-thinking = is thinking
web-choose-card = Choose a card.
web-pick-card = Pick a card for your hand.
web-card =
    { $heads ->
        [one] { $card }, { $heads } bull head
       *[other] { $card }, { $heads } bull heads
    }
web-chosen = chosen
web-chosen-wait = You have chosen { $choice }. You can still change it.
web-sending = Sending…
web-choices = What you can do
web-play = Play { $card }
web-pick = Pick { $card }
web-change-to = Change to { $card }
web-take = Take
web-take-row =
    { $heads ->
        [one] Take row { $row }: { $heads } head
       *[other] Take row { $row }: { $heads } heads
    }
web-round-turn = Round { $round }, turn { $turn }
web-half-turn = Half { $half }, turn { $turn }
web-draft = Draft of round { $round }
web-open-hands = What the others hold
web-you-watch = You are watching.
web-your-turn = Your turn
web-hint = Hint
web-hinted = hint
web-coach = The coach
web-coach-thinking =
    { $count ->
        [one] Thinking … { $count } possible deal so far
       *[other] Thinking … { $count } possible deals so far
    }
web-coach-worlds =
    { $count ->
        [one] { $count } possible deal tried
       *[other] { $count } possible deals tried
    }
web-coach-exact = Computed, not guessed
web-do-row = Row { $row }
web-do-write = Write { $dice }
web-do-reroll = Roll again
web-look-up = Look up
web-page-scores = Scores
web-page-cards = Cards
web-page-chronicle = What happened
web-page-talk = Chat
web-tracker-count =
    { $unseen ->
        [one] { $unseen } card has not been seen yet.
       *[other] { $unseen } cards have not been seen yet.
    }
web-tracker-unseen = not seen yet
web-tracker-out = out
web-tracker-mine = in your hand
web-tracker-costly = { $heads } heads or more
web-chronicle-empty = Nothing has happened yet.
web-film = Animation
web-film-stop = Stop
web-film-run = Go on
web-film-step = One step
web-film-skip = Skip to the end
web-film-again = Watch the last turn again
    .short = Replay
web-film-speed = Speed: { $speed }
web-film-at-once = at once
web-round-over = Round { $round } is over
web-round-of-over = Round { $round } of { $rounds } is over
web-limit-left = { $left } to go until the limit of { $limit }.
web-go-on = Go on

web-talk = Chat
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-reactions = React
web-reaction-bull = bull
web-reaction-clap = applause
web-reaction-cry = tears
web-reaction-fire = fire
web-reaction-heart = heart
web-reaction-laugh = laughter
web-reaction-luck = good luck
web-reaction-think = hmm
web-reaction-wow = wow

web-table-menu = This table
web-pause = Ask for a break
web-no-pause = No break after all
web-play-on = Play on
web-abandon = Ask to end the game
web-no-abandon = Play to the end after all
web-votes = A break, or an end without a result, needs the consent of all people who play.
web-replace = Let a bot play for { $name }
web-waiting-absent = Waiting for { $names } (not here).
web-waiting-absent-host = The host can let a bot play on.
web-other-device = Play on another device
web-other-device-text = Whoever opens this link plays for your seat. Keep it to yourself.
web-leave = Leave the game
web-back = I am back
web-bot-plays-for-you = A bot plays for you.
web-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-fair = Are the deals fair?
web-fair-text = All deals follow from a secret that was fixed before the game. This is its fingerprint (SHA-256). After the game the secret is shown, so that anybody can check every deal.
web-fair-after = All deals follow from the secret, which was fixed before the game by its fingerprint, and from what your browsers added. Now that the game is over, everybody can check them.
web-commitment = Fingerprint of the secret (SHA-256)
web-secret = The secret
web-fair-check = Check the deals here
web-fair-checked =
    { $count ->
        [0] The secret is the one that was promised. This game left nothing else to chance.
        [one] { $count } deal or roll checked: exactly as promised.
       *[other] { $count } deals and rolls checked: exactly as promised.
    }
web-fair-noted = The promise, your salt and all seals are those that this page noted before the game.
web-fair-elsewhere = This page cannot check this game. The command “byczo verify” can, with the record of the game.

web-you-win = You win!
web-winners =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
web-place = { $place }.
web-memory-row = The costliest row
web-memory-row-text =
    { $heads ->
        [one] Round { $round }: { $name } brings { $card } to row { $row } and takes { $heads } head.
       *[other] Round { $round }: { $name } brings { $card } to row { $row } and takes { $heads } heads.
    }
web-memory-escape = The narrowest escape
web-memory-escape-text =
    { $heads ->
        [one] { $name } just fits in with { $card }. Next comes { $next } and takes { $heads } head.
       *[other] { $name } just fits in with { $card }. Next comes { $next } and takes { $heads } heads.
    }
web-memory-round = What decided it
web-memory-round-text =
    { $count ->
        [one] Round { $round }: from then on nobody was ahead of { $winners }.
       *[other] Round { $round }: from then on nobody was ahead of all of { $winners }.
    }
web-memory-always-ahead = In front from the first round to the last: { $winners }.
web-result = To the result
web-rematch = Play again
web-replay = Watch the game again
web-review = Review by the coach
web-review-judging = The coach looks at every decision
web-review-text = … with what each player could know then. It takes a little while. You can leave: the review goes on, and is here when you come back.
web-review-before =
    { $count ->
        [one] { $count } other game comes first.
       *[other] { $count } other games come first.
    }
web-review-begins = It begins in a moment.
web-review-done = { $done } of { $total } decisions
web-review-ready = The review is ready.
web-review-refused = You can try again later, or watch the game without the coach.
web-review-look = look at it
web-review-costly = Only what cost something
web-review-nothing = Nothing here: well played!
web-everybody = Everybody
web-to-table = To the table
web-film-back = One step back
web-step = Step { $step } of { $last }
web-seen-by = Whose view
web-as-seen-by = Seen by { $name }
web-look-table = Look at the table
web-record = Download the game record

web-news-sat-down = { $name } sits down.
web-news-renamed = { $before } is now called { $name }.
web-news-got-up = { $name } has left.
web-news-started = The seats are drawn. The game begins!
web-news-away-left = { $name } has left. A bot plays on.
web-news-away-clock = { $name } was too slow. A bot plays on.
web-news-away-replaced = { $name } is absent. A bot plays on.
web-news-came-back = { $name } is back.
web-news-clock = Time is up: a bot has chosen for { $name }.
web-news-said = { $name } says: { $text }
web-news-reacted = { $name }: { $reaction }
web-news-wants-pause = { $name } would like a break.
web-news-paused = The table is on a break.
web-news-played-on = The game goes on.
web-news-wants-abandon = { $name } would like to end the game.
web-news-abandoned = The game was ended without a result.
web-news-gathering = The table gathers for another game.

web-connecting = Walking to the table …
web-refused-text = Check the link, or ask whoever sent it to you.
web-nowhere = Nothing grazes here
web-nowhere-text = This address leads nowhere.
web-unreachable = The server cannot be reached. Are you online?
web-lost = The connection is lost.
web-lost-text = Your seat is kept. We keep trying.
web-not-storing = The server cannot store anything right now.
web-retry = Try now
web-trying = We keep trying, you need not do anything. If you have a seat, it is kept.
web-outdated = The server has a newer version.
web-reload = Reload

## Lessons

web-learn = Learn
web-learn-offer = New here? Learn in four minutes
web-learn-dismiss = Do not offer this again
web-learn-title = Lesson
web-learn-next = Next
web-learn-again = Try again
web-learn-leave = Leave the lesson

## About

web-about = About Byczo
web-about-text = Byczo { $version } is free software under the MIT licence. Play, copy, change and share it.
web-about-independent = Byczo is an independent implementation. It is not connected with the authors or publishers of the games; all texts and drawings are its own. The names of the games belong to their owners.
web-licences = Licences
web-licences-text = Byczo stands on the work of others. Here is what this page is made of, and under which terms. All texts in one file:
