"""What a seat may see (part 5), as JSON values. It copies only what the seat may know.

It does not tell which player is asked: a question for TACTICS would reveal that they hold one.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.games.duel.boards import DASH, POSITIONS, QUALITIES, SIDES
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.damage.crew import commander_is_dead
from tankodrom.games.duel.drawing import hand_limit
from tankodrom.games.duel.fire import can_fire
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.manoeuvre import Manoeuvre
from tankodrom.games.duel.redeal import unseen_cards
from tankodrom.games.duel.shot import gun_row
from tankodrom.games.duel.spotting import mutual_range
from tankodrom.games.duel.state import INITIATIVE_PHASE, PHASES, DuelState, DuelStep, questions
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import ABSENT, NO_CAP, NO_SIDE, NO_TANK, NOT_BOGGED, Tank
from tankodrom.games.duel.tank_abilities import can_move, fire_ability, mobility
from tankodrom.games.duel.victory import side_medals, side_vp
from tankodrom.games.duel.view_types import (
    DuelView,
    EnemyView,
    ManState,
    PlayerView,
    Side,
    SideView,
    StepView,
    TankView,
)

MAN_WORDS: Final[list[ManState]] = ["", "fit", "wounded", "dead"]


def view_of(state: DuelState, seat: Seat) -> DuelView:
    rules = state.rules
    view: DuelView = {
        "game": "duel",
        "seat": seat,
        "mission": rules.mission.id,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": _name(state, state.active),
        "queue": [rules.tank_names[number] for number in state.queue],
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
        "tanks": [_tank(state, tank, seat) for tank in state.tanks],
        "sides": [_side(state, side) for side in range(2)],
        "deck": len(state.deck),
        "discard": len(state.discard),
        "passes_done": state.passes_done,
        "passes_needed": rules.passes_needed,
        "final_deck": state.final_deck,
        "shuffle_pending": state.shuffle_pending,
        "end_pending": state.end_pending,
        "table": sorted(state.table),
        "flipped": state.flipped[:],
        "pool": sorted(state.pool),
        "damage_deck": len(state.damage_deck),
        "damage_unseen": sorted([rules.damage[card].number for card in state.damage_deck]),
        "unseen": unseen_cards(state, seat),
        "guns": [
            {
                "gun": gun.gun.id,
                "side": SIDES[gun.side],
                "range": gun.range,
                "used": state.field.guns_used >> number & 1 == 1,
            }
            for number, gun in enumerate(rules.guns)
        ],
        "options": {"radios": rules.radios_on, "infantry": rules.infantry_on, "at_guns": rules.at_guns_on},
        "bot": "" if rules.bot_side == NO_SIDE else SIDES[rules.bot_side],
        "over": state.outcome is not None,
        "step": _step(state, seat),
    }
    if state.outcome is not None:
        view["winners"] = state.outcome.winners
        view["reason"] = state.outcome.reason
        view["winner_side"] = winner_side(state)
    return view


def winner_side(state: DuelState) -> Side:
    """The winners by side, because Tankbot has no seat."""
    outcome = state.outcome
    assert outcome is not None
    for seat in outcome.winners:
        return SIDES[state.rules.seat_side[seat]]
    return SIDES[state.rules.bot_side]


def _name(state: DuelState, tank: int) -> str:
    return "" if tank == NO_TANK else state.rules.tank_names[tank]


def _names(state: DuelState, bits: int) -> list[str]:
    return [name for number, name in enumerate(state.rules.tank_names) if bits >> number & 1]


def _player(state: DuelState, owner: Seat, seat: Seat) -> PlayerView:
    seen: PlayerView = {
        "seat": owner,
        "side": SIDES[state.rules.seat_side[owner]],
        "tanks": [state.rules.tank_names[number] for number in state.rules.seat_tanks[owner]],
        "cards": len(state.hands[owner]),
        "limit": hand_limit(state, owner),
    }
    if owner == seat:
        seen["hand"] = sorted(state.hands[owner])
    return seen


def _side(state: DuelState, side: int) -> SideView:
    return {
        "side": SIDES[side],
        "vp": side_vp(state, side),
        "medals": side_medals(state, side),
        "end_vp": state.field.side_vp[side],
        "roads": state.field.roads[side],
        "exits": state.field.exits[side],
        "infantry": state.field.advance[side],
    }


def _tank(state: DuelState, tank: Tank, seat: Seat) -> TankView:
    rules = state.rules
    slot = rules.slots[tank.number]
    table = rules.terrain
    kind = table.default if tank.terrain == NO_CARD else rules.cards.terrain[tank.terrain]
    shown = state.phase != INITIATIVE_PHASE or (seat >= 0 and tank.seat == seat)
    seen: TankView = {
        "tank": slot.name,
        "number": tank.number,
        "side": SIDES[tank.side],
        "player": tank.seat,
        "board": tank.board.id,
        "name": tank.board.name,
        "quality": QUALITIES[tank.quality],
        "alive": tank.alive,
        "range": tank.range,
        "motion": tank.motion,
        "terrain": table.ids[kind],
        "terrain_card": tank.terrain,
        "smoke": tank.smoke,
        "hill": tank.hill,
        "hull_down": tank.hull_down,
        "spotted": _names(state, tank.spotted),
        "acquired": _name(state, tank.acquired),
        "acquired_bonus": tank.acquired_bonus,
        "flanking": _names(state, tank.flanking),
        "has_initiative": tank.initiative != NO_CARD,
        "on_fire": tank.on_fire,
        "broken": tank.broken,
        "smoke_in_tank": tank.smoke_in_tank,
        "mobility": mobility(state, tank),
        "fire": fire_ability(tank),
        "can_move": can_move(tank),
        "can_fire": can_fire(tank),
        "move_perm": tank.move_perm,
        "fire_perm": tank.fire_perm,
        "move_cap": 0 if tank.move_cap == NO_CAP else tank.move_cap,
        "fire_cap": 0 if tank.fire_cap == NO_CAP else tank.fire_cap,
        "bog": 0 if tank.bog == NOT_BOGGED else tank.bog,
        "track_hits": tank.track_hits,
        "immobilised": tank.immobilised,
        "jammed": tank.jammed,
        "sights_damaged": tank.sights_damaged,
        "commander_dead": commander_is_dead(tank),
        "crew": {
            POSITIONS[man]: {
                "state": MAN_WORDS[tank.men[man]],
                "seat": POSITIONS[tank.sitting.index(man)] if man in tank.sitting else "",
            }
            for man in range(len(POSITIONS))
            if tank.men[man] != ABSENT
        },
        "apcr_stock": tank.apcr_stock,
        "apcr_loaded": tank.apcr_loaded,
        "penetrator": _name(state, tank.penetrator),
        "medal_due": tank.medal_due,
        "vp": tank.vp,
        "medals": tank.medals,
        "losses": tank.losses,
        "sight": tank.sight,
        "hatch_closed": tank.hatch_closed,
        "enemies": [_enemy(state, tank, enemy) for enemy in state.enemies_of(tank)],
    }
    if shown:
        seen["initiative"] = tank.initiative  # revealed (7.0), or the viewer's own
    if tank.personality >= 0:
        seen["personality"] = rules.kit.personalities[tank.personality].id
        seen["peril"] = tank.peril
        seen["in_peril"] = tank.in_peril
    return seen


def _enemy(state: DuelState, tank: Tank, enemy: Tank) -> EnemyView:
    row = gun_row(tank, enemy)
    gun = tank.board.gun
    accuracy = gun.to_hit[row]
    pen = gun.pen[row]
    return {
        "tank": _name(state, enemy.number),
        "metres": mutual_range(tank, enemy),
        "accuracy": None if accuracy == DASH else accuracy,
        "pen": None if pen == DASH else pen + (gun.apcr[row] if tank.apcr_loaded else 0),
    }


def _step(state: DuelState, seat: Seat) -> StepView:
    """The subject of the question for the seat that is asked; for others what lies open on the table."""
    step: StepView = {}
    for open_step in state.stack:
        if isinstance(open_step, FireAction) and open_step.target != NO_TANK:
            step["shooter"] = _name(state, open_step.tank)
            step["target"] = _name(state, open_step.target)
            step["fire_cards"] = open_step.cards[:]
            step["leadership"] = open_step.leadership
    if any(decision.seat == seat for decision in questions(state)):
        top = state.stack[-1]
        assert isinstance(top, DuelStep)
        step["tank"] = _name(state, top.concerns(state))
        if isinstance(top, Payment):
            step["need"] = top.need
        if isinstance(top, FireAction):
            step["played"] = top.cards[:]
            step["bonus"] = top.bonus
        if isinstance(top, Manoeuvre):
            step["moves"] = top.moves[:]
            step["bonus"] = top.bonus
    return step
