/** What has just happened on the board, from the events that came with the last picture: short effects, and traces of what
 * the others did since the viewer's own last move. The view alone is the truth; this is only for the eyes. */

import { prefersReducedMotion } from 'svelte/motion';
import type { Told } from '../../gen/protocol.gen';
import type { TableModel } from '../../table/model.svelte';
import {
  eventOf,
  factsOf,
  viewOf,
  type BattlegroundsView,
  type Colour,
  type SquareName,
  type TokenId,
} from './view';

export interface Trace {
  id: number;
  kind: 'move' | 'shot' | 'hit'; // hit: by the artillery
  colour: Colour | null;
  from: SquareName;
  to: SquareName;
}

export interface Effect {
  id: number;
  kind: 'shot' | 'burst' | 'shield' | 'token';
  from: SquareName;
  at: SquareName;
  token: TokenId;
  /** The seat that takes the token; -1: the artillery. */
  seat: number;
  delay: number; // ms
}

const STAGGER = 170;
export const LASTS = 480; // ms; the animations of Effects.svelte last so long

export class Happenings {
  traces = $state.raw<Trace[]>([]);
  effects = $state.raw<Effect[]>([]);
  /** Squares whose token was turned over. */
  turned = $state.raw<Set<SquareName>>(new Set());
  #before: BattlegroundsView | null = null;
  #wasAsked = false;
  #count = 0;

  constructor(readonly model: TableModel) {}

  /** The picture has changed. */
  follow(events: Told[]): void {
    const view = viewOf(this.model);
    const before = this.#before;
    if (this.#wasAsked || events.length === 0) this.traces = [];
    this.turned = new Set(events.filter(isTurning).map((event) => String(factsOf(event).square)));
    if (before && view) this.#tell(events, before, view);
    this.#before = view;
    this.#wasAsked = this.model.question !== null;
  }

  #tell(events: Told[], before: BattlegroundsView, view: BattlegroundsView): void {
    const where = new Map(before.figures.map((figure) => [figure.colour, figure.square]));
    const traces: Trace[] = [];
    const effects: Omit<Effect, 'id' | 'delay'>[] = [];
    let target: SquareName = '';
    const foreign = (colour: Colour) =>
      view.figures.some((figure) => figure.colour === colour && figure.owner !== view.seat);
    for (const event of events) {
      const facts = factsOf(event);
      const colour = facts.colour as Colour;
      const square = String(facts.square);
      const token = String(facts.token);
      const seat = Number(facts.seat);
      const from = where.get(colour) ?? square;
      switch (eventOf(event)) {
        case 'moved':
          if (foreign(colour)) traces.push(this.#trace('move', colour, from, square));
          where.set(colour, square);
          break;
        case 'entered':
        case 'repaired':
          where.set(colour, square);
          break;
        case 'shot_at':
          target = square;
          if (foreign(colour)) traces.push(this.#trace('shot', colour, from, target));
          effects.push({ kind: 'shot', from, at: target, token: '', seat: -1 });
          break;
        case 'took':
          effects.push({ kind: 'token', from: target, at: target, token, seat });
          break;
        case 'family_pair':
          for (const gone of vanished(events, before, view)) {
            effects.push({ kind: 'token', from: gone, at: gone, token, seat });
          }
          break;
        case 'absorbed':
          effects.push({ kind: 'shield', from, at: square, token: '', seat: -1 });
          break;
        case 'destroyed':
        case 'mine_hit':
          effects.push({ kind: 'burst', from, at: square, token: '', seat: -1 });
          break;
        case 'artillery_fired':
          traces.push(this.#trace('hit', null, square, square));
          effects.push({ kind: 'burst', from: square, at: square, token: '', seat: -1 });
          break;
        case 'artillery_took':
          effects.push({ kind: 'token', from: square, at: square, token, seat: -1 });
          break;
      }
    }
    this.traces = [...this.traces, ...traces];
    this.#play(effects);
  }

  #trace(kind: Trace['kind'], colour: Colour | null, from: SquareName, to: SquareName): Trace {
    return { id: ++this.#count, kind, colour, from, to };
  }

  #play(effects: Omit<Effect, 'id' | 'delay'>[]): void {
    if (prefersReducedMotion.current || effects.length === 0) return;
    const played = effects.map((effect, at) => ({ ...effect, id: ++this.#count, delay: at * STAGGER }));
    this.effects = [...this.effects, ...played];
    const ids = new Set(played.map((effect) => effect.id));
    setTimeout(
      () => (this.effects = this.effects.filter((effect) => !ids.has(effect.id))),
      LASTS + played.length * STAGGER,
    );
  }
}

function isTurning(event: Told): boolean {
  const name = eventOf(event);
  return name === 'revealed' || name === 'covered';
}

/** The squares from which the found pairs were taken. */
function vanished(events: Told[], before: BattlegroundsView, view: BattlegroundsView): SquareName[] {
  const known = events
    .filter((each) => eventOf(each) === 'revealed')
    .map((each) => factsOf(each).square as SquareName);
  const gone = Object.keys(before.squares).filter(
    (square) => before.squares[square]!.token && !view.squares[square]!.token,
  );
  return [...new Set([...known.filter((square) => gone.includes(square)), ...gone])];
}
