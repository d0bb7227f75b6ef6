/** Choices, questions, events, refusals and reasons of a game as sentences: what `words/speech.py` is for the terminal.
 *
 * The server gives the facts: seats and numbers as numbers, all else in the words of the action texts (card codes,
 * squares, names of tanks), null for what is nothing. Here each fact is written by its kind. A game whose kinds have no
 * forms of their own needs no code: the message `<game>-<kind>-<word>` names a thing, else its word
 * will do.
 */

import type {
  AdviceInfo,
  Fact,
  Facts,
  GameVocabulary,
  Question,
  RefusalInfo,
  Told,
} from '../gen/protocol.gen';
import type { Choice } from '../net/choices';
import { tableEvent } from '../net/events';
import { level } from './names';
import { say, words, type Argument, type Arguments } from './words.svelte';

/** A line of the log; `rule` where the rule book tells more. */
export interface Line {
  text: string;
  rule: string;
  numbers: number[]; // of the events that it tells
}

export const NOTHING = '–'; // in the place of a thing where there is none

export type { Fact, Facts };
type FactKinds = [name: string, kind: string][];

/** What all games share; each game says how its own kinds of things are written. */
export class Speech {
  constructor(
    readonly game: string,
    readonly names: () => string[],
    readonly kit: unknown, // each game declares the shape of its own
    readonly vocabulary: GameVocabulary,
  ) {}

  /** A fact as a sentence names it. */
  fact(kind: string, value: Fact): Argument {
    if (kind === 'seat') return this.names()[Number(value)] ?? '';
    if (kind === 'number') return Number(value);
    if (value === null) return NOTHING;
    const key = `${this.game}-${kind}-${value}`;
    return words.has(key) ? say(key) : String(value);
  }

  /** The words for a key of this game. */
  say(key: string, args: Arguments = {}): string {
    return say(`${this.game}-${key}`, args);
  }

  /** The question in one sentence. */
  prompt(question: Question): string {
    const kinds = this.vocabulary.prompts[question.prompt] ?? [];
    return this.say(`prompt-${question.prompt}`, this.written(kinds, question.facts));
  }

  /** A choice as a line of a menu. */
  action(choice: Choice): string {
    const verb = this.vocabulary.verbs[choice.verb];
    const args: Arguments = {};
    for (const [at, kind] of (verb?.arguments ?? []).entries()) {
      args[kind] = this.fact(kind, factOf(kind, choice.args[at] ?? ''));
    }
    return this.say(`action-${choice.verb}`, { ...args, ...this.written(verb?.facts ?? [], choice.facts) });
  }

  /** A choice as a button under the question, which has said the rest already. */
  button(choice: Choice): string {
    const short = `${this.game}-button-${choice.verb}`;
    return words.has(short) ? say(short) : this.action(choice);
  }

  /** What a newcomer should know before the choice; '' if its name says it. */
  note(choice: Choice): string {
    const note = `${this.game}-note-${choice.verb}`;
    return words.has(note) ? say(note) : '';
  }

  /** A log. What happens several times in a row becomes one line. */
  events(events: Told[]): Line[] {
    const lines: Line[] = [];
    let row: Told[] = []; // consecutive events of the game; events of the table interrupt it
    for (const event of events) {
      if (!event.table) {
        row.push(event);
        continue;
      }
      lines.push(...this.gameLines(row));
      row = [];
      lines.push({ text: this.news(event), rule: '', numbers: [event.number] });
    }
    lines.push(...this.gameLines(row));
    return lines;
  }

  /** With the rule that it rests on. */
  refusal(refusal: RefusalInfo): string {
    return `${this.refusalSentence(refusal)} (${refusal.rule})`;
  }

  /** For callers that show the rule separately. */
  refusalSentence(refusal: RefusalInfo): string {
    const own = `${this.game}-no-${refusal.reason}`;
    const key = words.has(own) ? own : `no-${refusal.reason}`; // the kernel's own
    return say(key, this.written(Object.entries(refusal.kinds), refusal.words));
  }

  /** Why one would make a choice. */
  reason(advice: AdviceInfo): string {
    const own = `${this.game}-reason-${advice.reason}`;
    const key = words.has(own) ? own : `reason-${advice.reason}`; // of a search that knows no game
    return say(key, this.written(Object.entries(advice.kinds), advice.facts));
  }

  private gameLines(events: Told[]): Line[] {
    const told = events.filter((_, at) => !this.saysLess(events, at));
    const lines: Line[] = [];
    let last = '';
    let times = 0;
    let at = 0;
    while (at < told.length) {
      let end = at + 1;
      while (end < told.length && this.continues(told[at]!, told[end]!)) end += 1;
      const line = this.joined(told.slice(at, end));
      at = end;
      if (line.text === last) {
        times += 1;
        lines.at(-1)!.text = `${last} (×${times})`;
        lines.at(-1)!.numbers.push(...line.numbers);
      } else {
        times = 1;
        last = line.text;
        lines.push(line);
      }
    }
    return lines;
  }

  /** The last argument, and what else differs, becomes a list. `together`: how many events the sentence tells. */
  private joined(events: Told[]): Line {
    const first = events[0]!;
    const kind = this.vocabulary.events[first.event];
    const rows = events.map((event) =>
      this.written([...(kind?.arguments ?? []), ...(kind?.facts ?? [])], event.facts),
    );
    const args = { ...rows[0]! };
    if (kind?.joins) {
      for (const [name, value] of Object.entries(rows[0]!)) {
        const isList = name === kind.arguments.at(-1)?.[0] || rows.some((row) => row[name] !== value);
        if (rows.length > 1 && isList) args[name] = rows.map((row) => row[name]).join(', ');
      }
      args.together = events.length;
    }
    return {
      text: this.say(`event-${first.event}`, args),
      rule: String(first.facts.rule ?? kind?.rule ?? ''),
      numbers: events.map((event) => event.number),
    };
  }

  private continues(first: Told, later: Told): boolean {
    const kind = this.vocabulary.events[first.event];
    if (!kind?.joins || later.event !== first.event) return false;
    return kind.arguments.slice(0, -1).every(([name]) => later.facts[name] === first.facts[name]);
  }

  /** Whether the event beside it already tells which cards were drawn. Then their number is left out. */
  private saysLess(events: Told[], at: number): boolean {
    const event = events[at]!;
    const kind = this.vocabulary.events[event.event];
    const name = kind?.arguments[0]?.[0];
    if (!kind?.yields_to || name === undefined) return false;
    return [events[at - 1], events[at + 1]].some(
      (other) => other?.event === kind.yields_to && other.facts[name] === event.facts[name],
    );
  }

  /** Something that happened at the table rather than in the game. */
  private news(event: Told): string {
    const { seat: number, what, name, level: strength } = event.facts;
    const seat = String(name || this.names()[Number(number)] || '');
    if (tableEvent(event) === 'bot-vote') {
      const other = this.names()[Number(event.facts.about)] ?? '';
      return say(`event-bot-vote-${what}`, { seat, other });
    }
    if (tableEvent(event) !== 'seat') return say(`event-${event.event}`, { seat });
    const facts = { seat, number: Number(number) + 1, level: level(String(strength ?? '')) };
    return say(`event-seat-${what}`, facts);
  }

  private written(kinds: FactKinds, facts: Facts): Arguments {
    return Object.fromEntries(kinds.map(([name, kind]) => [name, this.fact(kind, facts[name] ?? null)]));
  }
}

/** What an action text writes, as events tell it. */
function factOf(kind: string, word: string): Fact {
  if (kind === 'seat') return Number(word.slice(1)); // `P1`
  return kind === 'number' ? Number(word) : word;
}
