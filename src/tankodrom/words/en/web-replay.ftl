### The web client: looking at a finished game again.

replay-title = Replay
replay-heading = { $game }: replay
replay-missing = There is no such game.
replay-not-over = This game is not over yet. Its replay comes when it is.
replay-eyes = Through whose eyes?
replay-eyes-all = What everybody saw
replay-share = Copy the link to this moment
replay-copied = The link is copied.
replay-download = Download the game file
replay-controls = Replay controls
replay-step = Move
replay-at = Move { $step } of { $moves }
replay-beginning = The beginning of the game. Press play, or the right arrow key.
replay-to-start = To the beginning
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-turn-forward = One turn on
replay-to-end = To the end
replay-speed = Speed
replay-speed-0 = slow
replay-speed-1 = normal
replay-speed-2 = fast
