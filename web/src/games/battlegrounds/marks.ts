/** The signs on the board: where one can go and what happens there, what one can hit. From choices and the outlook. */

import type { Choice } from '../../table/choices';
import {
  choicesWith,
  verbOf,
  viewOf,
  type Colour,
  type Fate,
  type MoveProspect,
  type SeenTable,
  type ShotEffect,
  type ShotProspect,
  type SquareName,
} from './view';
import { SQUARES } from './geometry';
import type { Selection } from './selection.svelte';

export type Sign = 'move' | 'shielded' | 'deadly' | 'shot' | 'place' | 'stay' | 'reveal';

export interface Mark {
  square: SquareName;
  sign: Sign;
  /** It can be chosen now; otherwise it is a preview. */
  live: boolean;
  /** Whose figure, where several could act and none is picked. */
  colour: Colour | null;
  effect: ShotEffect | null;
}

/** What is drawn over the squares now. */
export function marksOf(selection: Selection): Mark[] {
  const view = viewOf(selection.model);
  const marks = SQUARES.flatMap((square) => liveMarks(selection, view, square));
  const taken = new Set(marks.map((mark) => `${mark.square} ${mark.sign === 'shot'}`));
  for (const mark of previews(selection)) {
    const key = `${mark.square} ${mark.sign === 'shot'}`;
    if (taken.has(key)) continue;
    taken.add(key);
    marks.push(mark);
  }
  return marks;
}

function liveMarks(selection: Selection, view: SeenTable, square: SquareName): Mark[] {
  const signs = new Map<Sign, Mark>();
  for (const choice of selection.choicesAt(square)) {
    const sign = signOf(choice, view);
    const named = selection.colour === null && (verbOf(choice) === 'move' || verbOf(choice) === 'shoot');
    const colour = named ? (choice.args[0] as Colour) : null;
    const effect = verbOf(choice) === 'shoot' ? (choice.args[2] as ShotEffect) : null;
    const before = signs.get(sign);
    if (before && before.effect === 'tank') continue; // if a square has a tank and a token, the tank is named
    signs.set(sign, {
      square,
      sign,
      live: true,
      colour: before && before.colour !== colour ? null : colour,
      effect,
    });
  }
  // Several ways to one square: the menu tells them apart, the sign shows the best.
  if (signs.has('move')) {
    signs.delete('deadly');
    signs.delete('shielded');
  }
  return [...signs.values()];
}

function signOf(choice: Choice, view: SeenTable): Sign {
  switch (verbOf(choice)) {
    case 'move':
      return signOfFate(fateOf(choice, view));
    case 'shoot':
      return 'shot';
    case 'reveal':
      return 'reveal';
    case 'f_move':
      return view.squares[choice.args[0]!]?.figure ? 'stay' : 'move';
    default:
      return 'place';
  }
}

/** What the server says will happen on this way; safe as long as it has not said so. */
export function fateOf(choice: Choice, view: SeenTable): Fate {
  const [colour, path] = choice.args as [Colour, string];
  const card = view.figures.find((figure) => figure.colour === colour)?.card ?? '';
  const moves = view.outlook?.[colour]?.[card]?.moves ?? [];
  return moves.find((move) => move.path.join(',') === path)?.fate ?? 'safe';
}

function signOfFate(fate: Fate): Sign {
  if (fate === 'safe') return 'move';
  return fate === 'absorbed' ? 'shielded' : 'deadly';
}

/** Of the card that is tried on: its moves and shots. Of a way that is pointed at: the shots from its end. */
function previews(selection: Selection): Mark[] {
  const { prospects } = selection;
  if (!prospects) return [];
  const marks: Mark[] = [];
  const ahead = pointedMoves(selection);
  if (selection.isTrying) {
    marks.push(...prospects.moves.map(moveMark));
    if (ahead.length === 0) marks.push(...prospects.shots.map(shotMark));
  }
  for (const move of ahead) marks.push(...move.shots.map(shotMark));
  return marks;
}

function moveMark(move: MoveProspect): Mark {
  return { square: move.path.at(-1)!, sign: signOfFate(move.fate), live: false, colour: null, effect: null };
}

function shotMark(shot: ShotProspect): Mark {
  return { square: shot.square, sign: 'shot', live: false, colour: null, effect: shot.effect };
}

/** The ways of the picked figure that end where the player points; none while moving is not the question. */
export function pointedMoves(selection: Selection): MoveProspect[] {
  return waysOf(selection).filter((move) => move.path.at(-1) === selection.pointed);
}

/** All ways of the picked figure that can be gone now, or could with the card that is tried on. */
export function waysOf(selection: Selection): MoveProspect[] {
  const { prospects, colour, model } = selection;
  if (!prospects) return [];
  if (selection.isTrying) return prospects.moves;
  const open = new Set(choicesWith(model, 'move', colour).map((choice) => choice.args[1]));
  return prospects.moves.filter((move) => open.has(move.path.join(',')));
}
