"""11.1.3.b-h: the modifiers and flips of a shot, shared by tanks, anti-tank guns (17.1) and infantry (17.3)."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.boards import HULL, TURRET, Gun, Location
from tankodrom.games.duel.cards import AUTO_MISS, NO_CARD, PEN_ALWAYS, PEN_NEVER, CardId
from tankodrom.games.duel.deck import flip
from tankodrom.games.duel.events import (
    ACCURACY,
    BOUNCED,
    HIT,
    HULL_DOWN_MISS,
    MISSED,
    MODIFIED,
    PEN_MODIFIED,
    PENETRATED,
    RICOCHET,
    THROUGH,
)
from tankodrom.games.duel.movement import stop_motion
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import STEP, Tank, TankId
from tankodrom.games.duel.terrain import cover_of, terrain_of
from tankodrom.games.duel.verbs import (
    BY_ACQUIRED,
    BY_APCR,
    BY_COVER,
    BY_FIRE_CARD,
    BY_FIRE_FROM,
    BY_FLANK,
    BY_GUN,
    BY_HATCH,
    BY_HILL,
    BY_LEADERSHIP,
    BY_SIZE,
    BY_TABLE,
    BY_TACTICS,
    BY_TO_HIT_VS,
    LOCATION_CHECK,
    PENETRATION_CHECK,
    TO_HIT_CHECK,
)

LEADERSHIP_BONUS: Final = 20
FLANK_BONUS: Final = 10
TACTICS_PENALTY: Final = -20
CLOSED_HATCH: Final = -10

_NOTHING: Final[list[tuple[int, int]]] = []


class Terms:
    """Modifiers with their reasons (verbs.MODIFIERS), and their sum. The list is kept only on request."""

    __slots__ = ("_is_kept", "listed", "total")

    def __init__(self, reason: int, amount: int, is_kept: bool = True) -> None:
        self._is_kept = is_kept
        self.listed = [(reason, amount)] if is_kept else _NOTHING
        self.total = amount

    def add(self, reason: int, amount: int) -> None:
        """Add a modifier. A modifier of 0 is left out."""
        if amount:
            self.total += amount
            if self._is_kept:
                self.listed.append((reason, amount))


def row_of(distance: int) -> int:
    return distance // STEP


def gun_row(tank: Tank, enemy: Tank) -> int:
    return abs(tank.range + enemy.range) // STEP


def shot_terms(
    rules: Rules,
    tank: Tank,
    enemy: Tank,
    card_modifier: int,
    leadership: bool,
    tactics: bool,
    is_kept: bool = True,
) -> Terms:
    """11.1.3.b and c: the modifiers of accuracy, in the order of the rulebook."""
    terms = Terms(BY_TABLE, tank.board.gun.to_hit[gun_row(tank, enemy)], is_kept)
    terms.add(BY_FIRE_CARD, card_modifier)
    if leadership:
        terms.add(BY_LEADERSHIP, LEADERSHIP_BONUS)
    if tank.acquired == enemy.number:
        terms.add(BY_ACQUIRED, tank.acquired_bonus)
    if tank.flanks(enemy.number):
        terms.add(BY_FLANK, FLANK_BONUS)
    table = rules.terrain
    origin = table.kinds[table.motion] if tank.motion != NO_CARD else terrain_of(rules, tank)
    terms.add(BY_FIRE_FROM, origin.fire_from)
    add_target_terms(rules, terms, enemy, tactics)
    if rules.infantry_on and tank.hatch_closed:
        terms.add(BY_HATCH, CLOSED_HATCH)
    return terms


def add_target_terms(rules: Rules, terms: Terms, enemy: Tank, tactics: bool) -> None:
    """The modifiers of the target itself, which count against guns too (17.1(4))."""
    if enemy.motion == NO_CARD:
        terms.add(BY_TO_HIT_VS, terrain_of(rules, enemy).to_hit_vs)
    terms.add(BY_COVER, -cover_of(rules, enemy))
    terms.add(BY_SIZE, enemy.board.size)
    if tactics:
        terms.add(BY_TACTICS, TACTICS_PENALTY)


def pen_terms(rules: Rules, tank: Tank, enemy: Tank, apcr: bool, is_kept: bool = True) -> Terms:
    """11.1.3.f, with the HILL of a mission (D10)."""
    row = gun_row(tank, enemy)
    gun = tank.board.gun
    terms = Terms(BY_GUN, gun.pen[row], is_kept)
    if apcr:
        terms.add(BY_APCR, gun.apcr[row])
    if tank.hill != enemy.hill:
        hill = rules.terrain.kinds[rules.terrain.hill]
        terms.add(BY_HILL, hill.downhill if tank.hill else hill.uphill)
    return terms


def armour_of(enemy: Tank, location: Location, flanked: bool) -> int:
    """11.1.3.g"""
    return enemy.board.side_armour[location] if flanked else enemy.board.front[location]


def is_hull_down_towards(enemy: Tank, tank: Tank) -> bool:
    """5.7.2"""
    return enemy.hull_down and not tank.flanks(enemy.number)


def hits(number: int, accuracy: int) -> bool:
    """11.1.3.d(2), (3)"""
    return number <= accuracy and number < AUTO_MISS


def flip_to_hit(state: DuelState, tank: TankId, enemy: Tank, terms: Terms) -> bool:
    """11.1.3.d: the check, with every modifier in the log."""
    for reason, amount in terms.listed:
        state.emit(MODIFIED, reason, amount)
    accuracy = terms.total
    state.emit(ACCURACY, max(0, accuracy))
    if hits(state.cards.number[flip(state, TO_HIT_CHECK, enemy.number)], accuracy):
        return True
    state.emit(MISSED, tank, enemy.number)
    return False


def flip_location(state: DuelState, enemy: Tank) -> Location:
    """11.1.3.e(2)"""
    return enemy.board.location_of[state.cards.digit[flip(state, LOCATION_CHECK, enemy.number)]]


def strikes(state: DuelState, tank: TankId, enemy: Tank, location: Location, hull_down: bool) -> bool:
    """11.1.3.e(3), 5.7.3: if the tank is hull down, a hit on hull or track is a miss."""
    if hull_down and location != TURRET:
        state.emit(HULL_DOWN_MISS, tank, enemy.number)
        return False
    state.emit(HIT, enemy.number, location)
    return True


def penetrates(state: DuelState, card: CardId, pen: int, armour: int) -> bool:
    """11.1.3.h(1), A42"""
    kind = state.cards.pen_kind[card]
    if kind in (PEN_ALWAYS, PEN_NEVER):
        return kind == PEN_ALWAYS
    return pen + state.cards.pen[card] >= armour


def flip_penetration(state: DuelState, enemy: Tank, terms: Terms) -> CardId:
    """11.1.3.h(2): the flipped card is kept for the damage check."""
    for reason, amount in terms.listed:
        state.emit(PEN_MODIFIED, reason, amount)
    card = flip(state, PENETRATION_CHECK, enemy.number)
    state.retained = card
    return card


def goes_through(state: DuelState, enemy: Tank, card: CardId, pen: int, armour: int) -> bool:
    """11.1.3.h(1), with the result in the log."""
    kind = state.cards.pen_kind[card]
    through = penetrates(state, card, pen, armour)
    if kind == PEN_ALWAYS:
        state.emit(THROUGH, enemy.number)
    elif kind == PEN_NEVER:
        state.emit(RICOCHET, enemy.number)
    else:
        state.emit(PENETRATED if through else BOUNCED, enemy.number, pen + state.cards.pen[card], armour)
    return through


def record_penetration(state: DuelState, enemy: Tank, credit: TankId, medal: bool) -> None:
    """14.2: remember the tank that gets the points, now or if the fire kills later (A61). 10.2.2: motion ends."""
    stop_motion(state, enemy)
    enemy.penetrator = credit
    enemy.medal_due = medal


def fires_heavy(gun: Gun) -> bool:
    """5.5.3"""
    return gun.is_heavy


def margin(rules: Rules, tank: Tank, enemy: Tank, location: Location) -> int:
    """19.5: penetration of the loaded round minus the armour there."""
    pen = pen_terms(rules, tank, enemy, tank.apcr_loaded > 0, is_kept=False)
    return pen.total - armour_of(enemy, location, tank.flanks(enemy.number))


def better_location(rules: Rules, tank: Tank, enemy: Tank) -> Location:
    """19.10 F: the turret if the tank is hull down, else the location with the better margin; the hull on a tie."""
    if is_hull_down_towards(enemy, tank):
        return TURRET
    hull = margin(rules, tank, enemy, HULL)
    return TURRET if margin(rules, tank, enemy, TURRET) > hull else HULL
