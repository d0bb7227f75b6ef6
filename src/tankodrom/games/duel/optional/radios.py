"""17.2 (optional): a tank tells another by radio which enemies it has spotted."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.deck import discard_shown, end_unit, why_not_in_hand
from tankodrom.games.duel.events import RADIOED, SPENT
from tankodrom.games.duel.spotting import may_spot, offer_spotted
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.verbs import CARD, ENEMY, RADIO, TANK


def messages(state: DuelState, tank: Tank) -> list[tuple[TankId, TankId]]:
    """17.2(2): the pairs of receiver and enemy."""
    if not state.rules.radios_on or state.field.radio_used or not tank.board.has_radio:
        return []
    found: list[tuple[TankId, TankId]] = []
    for friend in state.tanks:
        if friend.side == tank.side and friend is not tank and friend.alive and friend.board.has_radio:
            for enemy in state.enemies_of(tank):
                if tank.has_spotted(enemy.number) and may_spot(friend, enemy):
                    found.append((friend.number, enemy.number))
    return found


def offer_radio(state: DuelState, tank: Tank, choices: list[Action]) -> None:
    pairs = messages(state, tank)
    if pairs:
        for card in state.hands[tank.seat]:
            if state.cards.orders[card]:
                for friend, enemy in pairs:
                    choices.append(RADIO.of(card, friend, enemy))


class RadioMessage(DuelStep):
    """17.2(3): the receiver may have to drop an aim for the marker, or declines it."""

    __slots__ = ()

    rule: ClassVar[str] = "17.2(2)"

    def advance(self, state: DuelState) -> None:
        state.stack.pop()
        end_unit(state)

    def copy(self) -> RadioMessage:
        return RadioMessage()


def send(state: DuelState, tank: Tank, card: CardId, friend: TankId, enemy: TankId) -> None:
    state.field.radio_used = True
    discard_shown(state, tank.seat, card)
    state.emit(SPENT, tank.seat, card)
    state.emit(RADIOED, tank.number, friend, enemy)
    state.stack.append(RadioMessage())
    offer_spotted(state, state.tanks[friend], state.tanks[enemy])


def why_not_radio(state: DuelState, tank: Tank, card: CardId, friend: Tank, enemy: Tank) -> Refusal | None:
    """The refusals that match `offer_radio`."""
    if not state.rules.radios_on:
        return no("1.3(1)", "option-off")
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if state.field.radio_used:
        return no("17.2(2)", "radio-used")
    if not state.cards.orders[card]:
        return no("17.2(2)", "no-symbols", Fact("card", CARD, card))
    if not tank.board.has_radio or not friend.board.has_radio or friend.side != tank.side or friend is tank:
        return no("17.2(1)", "no-radio", Fact("tank", TANK, friend.number))
    if not tank.has_spotted(enemy.number):
        return no("17.2(2)", "not-spotted", Fact("enemy", ENEMY, enemy.number))
    if not may_spot(friend, enemy):
        return no("17.2(3)", "cannot-receive", Fact("enemy", ENEMY, enemy.number))
    return None
