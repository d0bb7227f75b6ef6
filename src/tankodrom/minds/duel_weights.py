"""The weights of Duel: how much what counts, in victory points or as a part of what it is a part of."""

from __future__ import annotations


class Weights:
    """Those of the veteran; `elite_weights` has the others.

    They were found by playing against the recruit: the direction in which many small changes together won more games,
    followed for some 77,000 games over missions M1 to M7.
    """

    __slots__ = (
        "again", "ahead_careful", "ahead_idle", "aim", "aim_now", "broken", "burning", "card", "danger",
        "danger_beyond", "discarded", "exposed", "exposed_now", "few_fire_cards", "fire_card", "fire_modifier",
        "flank_card", "flanked_destroyer", "flanking", "haste", "haste_in_danger", "haste_to_fire",
        "hull_down_hope", "initiative_card", "last_rounds", "lasts", "leadership_card", "leading", "manoeuvre",
        "move_and_flank", "move_card", "moving", "moving_target", "nerve", "no_gunner", "objective", "order_symbol",
        "other_targets", "passing", "put_out", "rally", "recon", "red_zone", "relief", "risk", "second_card",
        "second_leadership", "shaken", "smoked", "special_card", "speed", "spot_harder", "spotting", "stopping",
        "symbol", "tactics_card", "tactics_flank", "tactics_price", "tactics_spot", "target_cover", "tempo",
        "terrain_card", "terrain_on_enemy", "unseen",
    )  # fmt: skip

    def __init__(self) -> None:
        # Shots, places and cards
        self.unseen = 0.37  # what a shot is worth whose target is yet to be spotted
        self.again = 0.99  # shots that a place will give, at present strength
        self.risk = 0.86  # shots that it will invite
        self.card = 0.4  # how much a card counts against a tank action
        self.moving = 0.5  # a tank in motion has to stop, without cover, before it shoots well
        self.tempo = 1.36  # a lost tank costs half a hand and a phase, too
        self.other_targets = 0.25  # a choice of targets
        self.danger = 0.2  # shots that a tank invites
        self.danger_beyond = 0.65  # those that a friend would not draw upon himself
        self.red_zone = 0.29
        self.symbol = 0.1  # an order symbol to pay
        self.few_fire_cards = 0.27
        self.objective = 1.9  # what the mission promises
        self.no_gunner = 0.35  # what is left of a shot with nobody at the gun …
        self.smoked = 0.4  # … out of smoke …
        self.burning = 0.5  # … by a burning tank …
        self.moving_target = 0.4  # … of a tank destroyer at one that moves …
        self.flanked_destroyer = 0.3  # … or at one on its flank
        self.shaken = 0.25  # how much nearer to its end a tank is with dead men in it
        self.broken = 0.3  # … or broken
        self.last_rounds = 0.0  # by what part the shots to come are fewer when the game ends
        self.ahead_careful = 0.0  # how much more danger counts for who leads, and less for who trails
        self.ahead_idle = 0.0  # how much less shots count for who leads
        # Fire
        self.aim = 0.069  # an acquired target, as part of the shot
        self.relief = 0.049  # a dangerous enemy hit
        self.exposed = 1.13  # who fires later is seen
        self.second_card = 0.04  # played with the shot
        self.second_leadership = 0.051
        self.target_cover = 4.0  # by how much the modifier of a FIRE card counts less than printed
        # Effects
        self.spotting = 0.51  # trying to spot
        # Actions
        self.leading = 0.17  # beside what LEADERSHIP does at once
        self.flanking = 0.72  # flanks do not last
        self.aim_now = 0.088
        self.haste = 0.09  # to act early, always
        self.haste_to_fire = 0.27
        self.haste_in_danger = 0.12
        self.initiative_card = 2.14  # what the card laid down counts
        self.exposed_now = 0.6
        self.manoeuvre = 0.77
        self.move_and_flank = 0.8
        self.hull_down_hope = 0.15  # ground in which the tank may go hull down later
        self.passing = 0.05
        # Battlefield actions
        self.stopping = 0.82
        self.recon = 0.66
        self.terrain_on_enemy = 0.25
        # TACTICS
        self.tactics_price = 0.18
        self.tactics_flank = 0.73
        self.tactics_spot = 0.55
        # Answers
        self.discarded = 0.41  # of the mean card: what is worth less is exchanged
        self.spot_harder = 0.22
        self.rally = 0.9  # what it costs to calm a crew down
        self.put_out = 1.0  # what it costs to put a fire out
        # The mission
        self.speed = 1.25  # steps towards an objective in a round
        self.lasts = 0.86  # what is gained each round lasts so likely for another one
        # Cards in hand
        self.fire_card = 0.33
        self.move_card = 0.31
        self.flank_card = 0.13
        self.leadership_card = 0.42
        self.tactics_card = 0.3
        self.special_card = 0.36
        self.terrain_card = 0.056
        self.fire_modifier = 0.015
        self.order_symbol = 0.16
        self.nerve = 0.068  # of the damaged who lose it
