"""19.0: Tankbot, the solo opponent that needs no hand and asks nobody.

It plays by the same steps as people do; its choices inside them (which marker to shake off, where to aim) are
made by `priority.py` and `shot.better_location`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.games.duel.administration import put_out
from tankodrom.games.duel.boards import ELITE, HULL, RECRUIT
from tankodrom.games.duel.cards import NO_CARD, NO_SPECIAL, NO_TERRAIN, CardId
from tankodrom.games.duel.crew import commander_is_dead
from tankodrom.games.duel.crew_commands import TACTICS_STAGE, CrewCommand, SpottingAttempt
from tankodrom.games.duel.deck import end_unit, flip, to_discard_openly
from tankodrom.games.duel.entering import DOUBLED, TerrainOnEnemy, attempt_conceal, conceal_value
from tankodrom.games.duel.fire import SPOTTED_STAGE, FireAction, best_modifier, change_round
from tankodrom.games.duel.flanking import flank_banned, flank_targets, flankers_of
from tankodrom.games.duel.hull_down import attempt_hull_down, go_hull_down, may_attempt_hull_down, may_go_hull_down
from tankodrom.games.duel.kit import (
    FIRE_HIGH_LINE,
    FIRE_LOW_LINE,
    FLANK_OR_COVER_LINE,
    HULL_DOWN_LINE,
    LEADERSHIP_LINE,
    LOAD_APCR_LINE,
    MISSION_LINE,
    MOVE_LINE,
    SMOKE_HIGH_LINE,
    SMOKE_LINE,
)
from tankodrom.games.duel.levels import can_fire, can_move, fire_ability, mobility
from tankodrom.games.duel.missions import (
    PRIORITY_ADVANCE,
    PRIORITY_APPROACH,
    PRIORITY_CLIMB,
    PRIORITY_EXIT,
    PRIORITY_ROAD,
    Line,
)
from tankodrom.games.duel.movement import (
    MOST_CARDS,
    MOST_MOVES,
    PLACE,
    REMOVE,
    SNOW_MOVE_LEVEL,
    Manoeuvre,
    distances,
    may_enter,
)
from tankodrom.games.duel.movement import TACTICS_STAGE as MANOEUVRE_STAGE
from tankodrom.games.duel.objectives import climb, lay_road, leave, may_climb, may_exit, road_cost
from tankodrom.games.duel.priority import HIGH, LOW, by_priority, own_quality, threat
from tankodrom.games.duel.shot import cover_of, legal_targets, shot_terms, stop_motion
from tankodrom.games.duel.smoke import lay_smoke, may_smoke
from tankodrom.games.duel.spotting import offer_spotted, unspotted
from tankodrom.games.duel.state import NO_TANK, RED_ZONE, STEP, DuelState, DuelStep, Tank, TankId
from tankodrom.games.duel.terrain import NO_VALUE
from tankodrom.games.duel.verbs import (
    BOT_MOOD,
    FLANK_PLAYED,
    INITIATIVE_SHOWN,
    PERIL_CHECK,
    PLAYED,
    POOL_CHECK,
    TERRAIN_PLAYED,
)

INITIATIVE_FLIPS: Final = 3
POOL_SIZE: Final = 5
LEAST_POOL: Final = 2
EXTINGUISH_COST: Final = 3
SECOND_LOOK_COST: Final = 2
SURE_ENOUGH: Final = 80  # 19.10 F: below this LEADERSHIP helps
MOST_PERIL: Final = 9
MOST_THREATS: Final = 2
NO_LINE: Final = -1

# The parts of its action step.
POOL: Final = 0
TERRAINS: Final = 1
ORDERS: Final = 2
STOPPING: Final = 3
PRIMARY: Final = 4
SECONDARY: Final = 5
CLEARING: Final = 6


# 19.3, 19.4


def bot_initiative(state: DuelState, tank: Tank) -> None:
    cards = [flip(state, PERIL_CHECK, tank.number) for _ in range(INITIATIVE_FLIPS)]
    tank.peril = peril_of(state, tank)
    tank.in_peril = state.cards.digit[cards[0]] <= tank.peril
    state.emit(BOT_MOOD, tank.number, tank.peril, 1 if tank.in_peril else 0)
    cards.sort(key=lambda card: state.cards.number[card])
    card = cards[0] if tank.in_peril else cards[1]
    if card in state.flipped:  # with hardly a card left it may have been shuffled in again (A8)
        state.flipped.remove(card)
        tank.initiative = card
        state.emit(INITIATIVE_SHOWN, tank.number, card)
    end_unit(state)


def peril_of(state: DuelState, tank: Tank) -> int:
    """19.4"""
    peril = 0
    if tank.broken:
        peril += 1
    if tank.on_fire:
        peril += 2
    if commander_is_dead(tank):
        peril += 1
    if tank.immobilised or tank.jammed:
        peril += 2
    elif tank.track_hits:
        peril += 1
    peril += len(flankers_of(state, tank))
    enemies = state.enemies_of(tank)
    peril += min(MOST_THREATS, len([enemy for enemy in enemies if threat(state, tank, enemy) == HIGH]))
    if tank.hull_down:
        peril -= 1
    if not is_spotted(state, tank):
        peril -= 1
    return max(0, min(MOST_PERIL, peril))


def is_spotted(state: DuelState, tank: Tank) -> bool:
    return any(enemy.has_spotted(tank.number) for enemy in state.enemies_of(tank))


def is_threatened(state: DuelState, tank: Tank, least: int) -> bool:
    return any(threat(state, tank, enemy) >= least for enemy in state.enemies_of(tank))


class BotPhase(DuelStep):
    """19.7-19.9: pool, battlefield actions, primary and secondary action. `tried`: enemies (bits) given terrain."""

    __slots__ = ("burning", "line", "stage", "tank", "tried")

    rule: ClassVar[str] = "19.7(1)"

    def __init__(self, tank: TankId, stage: int, burning: bool, line: int, tried: int = 0) -> None:
        self.tank = tank
        self.stage = stage
        self.burning = burning
        self.line = line  # the primary line that was carried out
        self.tried = tried

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        if not tank.alive:
            self.stage = CLEARING
        stage = self.stage
        if stage == TERRAINS:
            if not self._terrain_on_next(state, tank):
                self.stage = ORDERS
            return
        if stage == ORDERS:
            if not order_next(state, tank):
                self.stage = STOPPING
            return
        self.stage = stage + 1
        if stage == POOL:
            fill_pool(state, tank)
        elif stage == STOPPING:
            if self.burning:
                self._extinguish(state, tank)
                self.stage = CLEARING
            else:
                stop_to_fire(state, tank)
        elif stage == PRIMARY:
            self.line = take_line(state, tank, primary_lines(state, tank), NO_LINE)
        elif stage == SECONDARY:
            take_line(state, tank, secondary_lines(state, tank), self.line)
        elif stage == CLEARING:
            state.stack.pop()
            to_discard_openly(state, state.pool)  # 19.7(3)
            state.pool = []

    def _terrain_on_next(self, state: DuelState, tank: Tank) -> bool:
        """19.8(1)"""
        movers = [
            enemy for enemy in state.enemies_of(tank) if enemy.in_motion() and not self.tried >> enemy.number & 1
        ]
        card = preferred_terrain(state)
        if not movers or card == NO_CARD:
            return False
        enemy = by_priority(state, tank, movers)[0]
        self.tried |= 1 << enemy.number
        from_pool(state, card)
        state.emit(TERRAIN_PLAYED, tank.number, card, enemy.number)
        state.stack.append(TerrainOnEnemy(card, enemy.number, 0))
        return True

    def _extinguish(self, state: DuelState, tank: Tank) -> None:
        """19.9(4)"""
        if pool_symbols(state) >= EXTINGUISH_COST:
            spend_pool(state, EXTINGUISH_COST)
            put_out(state, tank)
            end_unit(state)

    def copy(self) -> BotPhase:
        return BotPhase(self.tank, self.stage, self.burning, self.line, self.tried)

    def save(self) -> list[int | bool]:
        return [self.tank, self.stage, self.burning, self.line, self.tried]


# 19.7: the pool


def fill_pool(state: DuelState, tank: Tank) -> None:
    size = POOL_SIZE
    if -RED_ZONE <= tank.range <= RED_ZONE:
        size += 1
    if tank.quality == ELITE:
        size += 1
    elif tank.quality == RECRUIT:
        size -= 1
    if commander_is_dead(tank):
        size -= 1
    if tank.on_fire:
        size -= 1
    if tank.broken:
        size -= 1
    for _ in range(max(LEAST_POOL, size)):
        card = flip(state, POOL_CHECK, tank.number)
        if card != NO_CARD:
            state.flipped.remove(card)
            state.pool.append(card)
    end_unit(state)


def from_pool(state: DuelState, card: CardId) -> None:
    """Played as from a hand."""
    state.pool.remove(card)
    state.table.append(card)


def pool_symbols(state: DuelState) -> int:
    return sum([state.cards.orders[card] for card in state.pool])


def spend_pool(state: DuelState, cost: int) -> None:
    """The cards with the most symbols first, so that few are spent."""
    orders = state.cards.orders
    while cost > 0:
        card = max(state.pool, key=lambda one: (orders[one], -one))
        cost -= orders[card]
        state.pool.remove(card)
        to_discard_openly(state, [card])


def cheapest(state: DuelState, cards: list[CardId]) -> CardId:
    """The one with the fewest symbols, the lowest number among equals."""
    return min(cards, key=lambda card: (state.cards.orders[card], card))


def preferred_terrain(state: DuelState) -> CardId:
    """19.8(1): by the preference printed with the terrain, NO_CARD if there is none."""
    best = NO_CARD
    rank = 0
    for card in sorted(state.pool):
        kind = state.cards.terrain[card]
        if kind != NO_TERRAIN:
            preference = state.rules.terrain.kinds[kind].bot_preference
            if preference and (best == NO_CARD or preference < rank):
                best, rank = card, preference
    return best


# 19.8: battlefield actions


def order_next(state: DuelState, tank: Tank) -> bool:
    """19.8(2): one ORDER card, if it is of any use."""
    for card in sorted(state.pool):
        if state.cards.special[card] != NO_SPECIAL and effect_for(state, tank, False) != NO_EFFECT:
            effect = effect_for(state, tank, False)
            from_pool(state, card)
            state.emit(PLAYED, tank.number, card)
            carry_out(state, tank, effect)
            return True
    return False


NO_EFFECT: Final = 0
SPOT_EFFECT: Final = 1
HULL_DOWN_EFFECT: Final = 2
CONCEAL_EFFECT: Final = 3


def effect_for(state: DuelState, tank: Tank, if_threatened: bool) -> int:
    """19.8(2), 19.10 H: spot, else hull down, else conceal. LEADERSHIP goes hull down only from a threat."""
    if not tank.spotted:
        return SPOT_EFFECT if unspotted(state, tank) else NO_EFFECT
    in_danger = is_threatened(state, tank, LOW) if if_threatened else is_spotted(state, tank)
    if may_go_hull_down(tank) and in_danger:
        return HULL_DOWN_EFFECT
    if conceal_value(state.rules, tank) != NO_VALUE and is_spotted(state, tank):
        return CONCEAL_EFFECT
    return NO_EFFECT


def carry_out(state: DuelState, tank: Tank, effect: int) -> None:
    if effect == SPOT_EFFECT:
        offer_spotted(state, tank, by_priority(state, tank, unspotted(state, tank))[0])
    elif effect == HULL_DOWN_EFFECT:
        go_hull_down(state, tank)
    else:
        attempt_conceal(state, tank, DOUBLED * conceal_value(state.rules, tank))
    end_unit(state)


def stop_to_fire(state: DuelState, tank: Tank) -> None:
    """19.8(3)"""
    cards = fire_cards(state, tank)
    if not tank.in_motion() or not cards or len(state.pool) < 2:
        return
    motion = tank.motion
    tank.motion = NO_CARD  # as if it stood
    good = can_fire(tank) and find_target(state, tank, HIGH) is not None
    tank.motion = motion
    if good:
        spare = state.pool if len(cards) > 1 else [card for card in state.pool if card != cards[0]]
        from_pool(state, cheapest(state, spare))
        stop_motion(state, tank)
        end_unit(state)


# 19.9, 19.10: the lines of its card


def primary_lines(state: DuelState, tank: Tank) -> list[int]:
    personality = state.rules.kit.personalities[tank.personality]
    return (personality.in_peril if tank.in_peril else personality.operational).primary


def secondary_lines(state: DuelState, tank: Tank) -> list[int]:
    personality = state.rules.kit.personalities[tank.personality]
    return (personality.in_peril if tank.in_peril else personality.operational).secondary


def take_line(state: DuelState, tank: Tank, lines: list[int], done: int) -> int:
    """The first line that can be carried out and is not the one already done."""
    for line in lines:
        if line != done and try_line(state, tank, line):
            return line
    return NO_LINE


def try_line(state: DuelState, tank: Tank, line: int) -> bool:
    if line == FIRE_HIGH_LINE:
        return try_fire(state, tank, HIGH)
    if line == FIRE_LOW_LINE:
        return try_fire(state, tank, LOW)
    if line == MISSION_LINE:
        return try_mission(state, tank)
    if line == FLANK_OR_COVER_LINE:
        return may_flank_or_cover(state, tank) and try_move(state, tank, default_distance(state, tank), 1)
    if line == MOVE_LINE:
        return try_move(state, tank, default_distance(state, tank), 1)
    if line == LEADERSHIP_LINE:
        return try_leadership(state, tank)
    if line == SMOKE_LINE:
        return try_smoke(state, tank, LOW)
    if line == SMOKE_HIGH_LINE:
        return try_smoke(state, tank, HIGH)
    if line == HULL_DOWN_LINE:
        return try_hull_down(state, tank)
    if line == LOAD_APCR_LINE:
        return try_load(state, tank)
    return try_spot(state, tank)


def fire_cards(state: DuelState, tank: Tank) -> list[CardId]:
    """The playable ones, the highest modifier first."""
    ability = fire_ability(tank)
    cards = [card for card in sorted(state.pool) if 0 < state.cards.fire[card] <= ability]
    cards.sort(key=lambda card: -state.cards.fire_modifier[card])
    return cards


def find_target(state: DuelState, tank: Tank, wanted: int) -> Tank | None:
    for enemy in by_priority(state, tank, legal_targets(state, tank)):
        if own_quality(state, tank, enemy) >= wanted:
            return enemy
    return None


def try_fire(state: DuelState, tank: Tank, wanted: int) -> bool:
    """F"""
    cards = fire_cards(state, tank)[:2]
    if not cards or not can_fire(tank):
        return False
    enemy = find_target(state, tank, wanted)
    if enemy is None:
        return False
    leaders = [card for card in sorted(state.pool) if state.cards.leadership[card] and card not in cards]
    accuracy = shot_terms(state.rules, tank, enemy, best_modifier(state, cards), False, False).total
    leader = leaders[0] if leaders and accuracy < SURE_ENOUGH else NO_CARD
    for card in [*cards, leader]:
        if card != NO_CARD:
            from_pool(state, card)
            state.emit(PLAYED, tank.number, card)
    state.stack.append(FireAction(tank.number, SPOTTED_STAGE, cards, leader, 0, enemy.number, False, HULL, False))
    return True


def move_cards(state: DuelState, tank: Tank) -> list[CardId]:
    """The playable ones, those that could not flank instead first, then the slowest: only they end in terrain under
    snow."""
    if not can_move(tank):
        return []
    ability = mobility(state, tank)
    cards = [card for card in sorted(state.pool) if 0 < state.cards.move[card] <= ability]
    cards.sort(key=lambda card: (state.cards.flank[card] > 0, state.cards.move[card]))
    return cards


def flank_card(state: DuelState, tank: Tank, taken: list[CardId]) -> CardId:
    if flank_banned(state, tank):
        return NO_CARD
    ability = mobility(state, tank)
    for card in sorted(state.pool):
        if card not in taken and 0 < state.cards.flank[card] <= ability:
            return card
    return NO_CARD


def cover_card(state: DuelState) -> CardId:
    """The terrain with the highest cover; ground without cover is not worth stopping on."""
    kinds = state.rules.terrain.kinds
    best = NO_CARD
    cover = 0
    for card in sorted(state.pool):
        if may_enter(state, card) and kinds[state.cards.terrain[card]].cover > cover:
            best, cover = card, kinds[state.cards.terrain[card]].cover
    return best


def may_flank_or_cover(state: DuelState, tank: Tank) -> bool:
    moves = move_cards(state, tank)
    if not moves:
        return False
    if flank_card(state, tank, moves[:1]) != NO_CARD and flank_targets(state, tank):
        return True
    card = cover_card(state)
    return card != NO_CARD and state.rules.terrain.kinds[state.cards.terrain[card]].cover > cover_of(
        state.rules, tank
    )


def default_distance(state: DuelState, tank: Tank) -> int:
    """E"""
    if tank.in_peril and state.rules.kit.personalities[tank.personality].withdraws:
        return STEP
    return -STEP if tank.range > RED_ZONE else 0


def try_move(state: DuelState, tank: Tank, wanted: int, most_moves: int) -> bool:
    """E: MOVE, a second one for distance, FLANK, terrain."""
    moves = move_cards(state, tank)[:most_moves]
    if not moves:
        return False
    legal = distances(state, tank, len(moves))
    distance = min(legal, key=lambda metres: (abs(metres - wanted), metres))
    card = flank_card(state, tank, moves)
    mode = PLACE
    enemy = NO_TANK
    if card != NO_CARD:
        behind = [other for other in flankers_of(state, tank) if tank.has_spotted(other.number)]
        ahead = flank_targets(state, tank)
        if behind:
            mode = REMOVE
            enemy = by_priority(state, tank, behind)[0].number
        elif ahead:
            enemy = by_priority(state, tank, ahead)[0].number
        else:
            card = NO_CARD
    terrain = cover_card(state)
    if len(moves) + (1 if card else 0) >= MOST_CARDS or terrain in moves or terrain == card:
        terrain = NO_CARD
    if state.rules.mission.snow and any(state.cards.move[move] > SNOW_MOVE_LEVEL for move in moves):
        terrain = NO_CARD
    for move in moves:
        from_pool(state, move)
        state.emit(PLAYED, tank.number, move)
    if card != NO_CARD:
        from_pool(state, card)
        state.emit(FLANK_PLAYED, tank.number, card, enemy)
    if terrain != NO_CARD:
        from_pool(state, terrain)
        state.emit(PLAYED, tank.number, terrain)
    state.stack.append(
        Manoeuvre(tank.number, MANOEUVRE_STAGE, moves, card, mode, enemy, terrain, 0, distance, False, NO_TANK)
    )
    return True


def try_leadership(state: DuelState, tank: Tank) -> bool:
    """H: it has no hand to steal into, so only the effect counts (19.2(1))."""
    leaders = [card for card in sorted(state.pool) if state.cards.leadership[card]]
    if not leaders:
        return False
    effect = effect_for(state, tank, True)
    if effect == NO_EFFECT:
        return False
    from_pool(state, leaders[0])
    state.emit(PLAYED, tank.number, leaders[0])
    carry_out(state, tank, effect)
    return True


def try_smoke(state: DuelState, tank: Tank, least: int) -> bool:
    """J, L"""
    cards = [card for card in sorted(state.pool) if state.cards.smoke[card]]
    if not cards or not may_smoke(tank) or not is_threatened(state, tank, least):
        return False
    from_pool(state, cards[0])
    lay_smoke(state, tank, cards[0])
    return True


def try_spot(state: DuelState, tank: Tank) -> bool:
    """I"""
    enemies = unspotted(state, tank)
    if not enemies:
        return False
    flips = 1
    if pool_symbols(state) >= SECOND_LOOK_COST:
        spend_pool(state, SECOND_LOOK_COST)
        flips = 2
    enemy = by_priority(state, tank, enemies)[0]
    state.stack.append(CrewCommand(tank.number, 1))  # which closes the unit
    state.stack.append(SpottingAttempt(tank.number, enemy.number, TACTICS_STAGE, flips))
    return True


def try_hull_down(state: DuelState, tank: Tank) -> bool:
    if not may_attempt_hull_down(state.rules, tank):
        return False
    attempt_hull_down(state, tank)
    end_unit(state)
    return True


def try_load(state: DuelState, tank: Tank) -> bool:
    if not tank.board.has_apcr or tank.apcr_loaded or not tank.apcr_stock:
        return False
    change_round(state, tank)
    end_unit(state)
    return True


def try_mission(state: DuelState, tank: Tank) -> bool:
    """D11: the mission's own priorities."""
    for line in state.rules.mission.priority:
        if try_priority(state, tank, line):
            return True
    return False


def try_priority(state: DuelState, tank: Tank, line: Line) -> bool:
    if line.do == PRIORITY_CLIMB:
        if not state.pool or not may_climb(state, tank):
            return False
        from_pool(state, cheapest(state, state.pool))
        climb(state, tank)
        end_unit(state)
        return True
    if line.do == PRIORITY_EXIT:
        if not state.pool or not may_exit(state, tank):
            return False
        from_pool(state, cheapest(state, state.pool))
        leave(state, tank)
        end_unit(state)
        return True
    if line.do == PRIORITY_ROAD:
        cost = road_cost(state, tank)
        if cost == 0 or pool_symbols(state) < cost:
            return False
        spend_pool(state, cost)
        lay_road(state, tank)
        end_unit(state)
        return True
    if line.do == PRIORITY_ADVANCE:
        return tank.range > line.r and try_move(state, tank, -line.most, min(MOST_MOVES, line.most // STEP))
    assert line.do == PRIORITY_APPROACH
    if abs(tank.range) <= line.r:
        return False
    wanted = -line.most if tank.range > 0 else line.most
    return try_move(state, tank, wanted, min(MOST_MOVES, line.most // STEP))
