### The web client: looking at a finished game again.

replay-title = Záznam hry
replay-heading = { $game }: záznam hry
replay-missing = Taková hra tu není.
replay-not-over = Tato hra ještě neskončila. Záznam bude k vidění, až skončí.
replay-eyes = Číma očima?
replay-eyes-all = Co viděli všichni
replay-share = Zkopírovat odkaz na tento okamžik
replay-copied = Odkaz je zkopírovaný.
replay-download = Stáhnout soubor se hrou
replay-controls = Ovládání záznamu
replay-step = Akce
replay-at = Akce { $step } z { $moves }
replay-beginning = Začátek hry. Spusťte přehrávání, nebo stiskněte šipku doprava.
replay-to-start = Na začátek
replay-turn-back = O tah zpět
replay-back = O akci zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O akci dál
replay-turn-forward = O tah dál
replay-to-end = Na konec
replay-speed = Rychlost
replay-speed-0 = pomalu
replay-speed-1 = běžně
replay-speed-2 = rychle
