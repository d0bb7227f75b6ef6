/** Facts, events, refusals and choices of a game as sentences: what `words/speech.py` is for the terminal. */

import type { Question, Told } from '../gen/protocol.gen';
import type { Advice, Refusal } from '../net/api';
import type { Choice } from '../table/choices';
import { say, words } from './words.svelte';

/** A line of the log; `rule` where the rule book tells more. */
export interface Line {
  text: string;
  rule: string;
  numbers: number[]; // of the events that it tells
}

export class Speech {
  constructor(
    readonly game: string,
    readonly names: () => string[],
    readonly kit: any,
  ) {}

  prompt(_view: any, question: Question): string {
    return say(`${this.game}-prompt-${question.prompt}`);
  }

  action(_view: any, choice: Choice): string {
    return choice.text;
  }

  events(events: Told[]): Line[] {
    return events.map((event) => ({ text: event.event, rule: '', numbers: [event.number] }));
  }

  refusal(refusal: Refusal): string {
    return refusal.reason;
  }

  reason(advice: Advice): string {
    return advice.reason;
  }
}

/** With the words of the game at hand. `names` of the players, by seat, as they are when they are needed. */
export async function speechFor(game: string, names: () => string[], kit: any): Promise<Speech> {
  await words.read('common', game, 'hints', 'web', 'web-table', `web-${game}`);
  return new Speech(game, names, kit);
}
