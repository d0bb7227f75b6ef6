"""The weights of Duel's scores, in victory points or as factors."""

from __future__ import annotations


class Weights:
    """Tuned by games against the recruit: many small changes at once, in the direction that won more games, for some
    77,000 games over missions M1 to M7 (`tools/tune_duel.py`).
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
        self.unseen = 0.37  # factor of a shot at a target that must be spotted first
        self.again = 0.99  # weight of the own shots to come
        self.risk = 0.86  # weight of the enemy shots to come
        self.card = 0.4  # factor of the cost of a card
        self.moving = 0.5  # factor of shots from a tank in motion
        self.tempo = 1.36  # what a lost tank costs beside its points: half a hand and a phase
        self.other_targets = 0.25  # factor of the threats to other targets than the best
        self.danger = 0.2  # factor of the threats to a tank
        self.danger_beyond = 0.65  # factor of the part that exceeds the threat to its friends
        self.red_zone = 0.29
        self.symbol = 0.1  # cost of an order symbol
        self.few_fire_cards = 0.27
        self.objective = 1.9  # factor of what the mission promises
        self.no_gunner = 0.35  # factor of a shot without a gunner
        self.smoked = 0.4  # from smoke
        self.burning = 0.5  # by a burning tank
        self.moving_target = 0.4  # of a tank destroyer at a moving target
        self.flanked_destroyer = 0.3  # of a tank destroyer that is flanked by its target
        self.shaken = 0.25  # how much likelier a tank with dead men is eliminated
        self.broken = 0.3  # the same for a broken crew
        self.last_rounds = 0.0  # by which part the shots to come are fewer near the end
        self.ahead_careful = 0.0  # how much more danger counts for the side that leads
        self.ahead_idle = 0.0  # how much less shots count for the side that leads
        # Fire
        self.aim = 0.069  # worth of an acquired target, as a part of the shot
        self.relief = 0.049  # worth of hitting a dangerous enemy
        self.exposed = 1.13  # factor of the danger after firing
        self.second_card = 0.04  # played with the shot
        self.second_leadership = 0.051
        self.target_cover = 4.0  # taken from the modifier of a FIRE card
        # Effects
        self.spotting = 0.51  # factor of an attempt to spot
        # Actions
        self.leading = 0.17  # worth of LEADERSHIP beside its immediate effect
        self.flanking = 0.72  # factor of a flank marker, which does not last
        self.aim_now = 0.088
        self.haste = 0.09  # worth of acting early
        self.haste_to_fire = 0.27
        self.haste_in_danger = 0.12
        self.initiative_card = 2.14  # factor of the cost of an initiative card
        self.exposed_now = 0.6
        self.manoeuvre = 0.77
        self.move_and_flank = 0.8
        self.hull_down_hope = 0.15  # worth of ground where the tank may go hull down later
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
        self.discarded = 0.41  # of the mean card: cards worth less are discarded
        self.spot_harder = 0.22
        self.rally = 0.9  # cost of rallying a crew
        self.put_out = 1.0  # cost of putting a fire out
        # The mission
        self.speed = 1.25  # steps towards an objective in a round
        self.lasts = 0.86  # probability that an income lasts for another round
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
        self.nerve = 0.068  # share of damaged tanks whose crew breaks
