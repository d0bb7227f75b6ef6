/** Facts, events, refusals and choices of a game as sentences: what `words/speech.py` is for the terminal.
 *
 * Facts come as the server tells them: seats and numbers as numbers, all else in the words of the action texts (card
 * codes, squares, names of tanks), null for what is nothing.
 */

import type { Question, Told } from '../gen/protocol.gen';
import type { Vocabulary } from '../gen/vocabulary.gen';
import type { Advice, Refusal } from '../net/api';
import type { Choice } from '../table/choices';
import { level } from './names';
import { say, words, type Argument, type Arguments } from './words.svelte';

/** A line of the log; `rule` where the rule book tells more. */
export interface Line {
  text: string;
  rule: string;
  numbers: number[]; // of the events that it tells
}

export type Fact = string | number | null;
export type Facts = Record<string, Fact>;

/** What all games share; each game says how its own kinds of things are written. */
export abstract class Speech {
  abstract readonly game: string;
  protected abstract readonly vocabulary: Vocabulary;
  /** Whose sentences read well with a list as their last fact. */
  protected abstract readonly joinedEvents: ReadonlySet<string>;
  /** Where the rule book tells more about an event. */
  protected abstract readonly rules: Readonly<Record<string, string>>;

  constructor(
    readonly names: () => string[],
    readonly kit: any,
  ) {}

  /** The question in one sentence. */
  prompt(view: any, question: Question): string {
    return say(`${this.game}-prompt-${question.prompt}`, this.promptFacts(view));
  }

  /** A choice as a line of a menu. */
  action(view: any, choice: Choice): string {
    const values: Facts = {};
    const args: Arguments = {};
    for (const [at, kind] of (this.vocabulary.verbs[choice.verb] ?? []).entries()) {
      const value = factOf(kind, choice.args[at] ?? '');
      values[kind] = value;
      args[kind] = this.fact(kind, value);
    }
    if (view) this.explain(view, choice.verb, values, args);
    return say(`${this.game}-action-${choice.verb}`, args);
  }

  /** A choice as a button under the question, which has said the rest already. */
  button(view: any, choice: Choice): string {
    const short = `${this.game}-button-${choice.verb}`;
    return words.has(short) ? say(short) : this.action(view, choice);
  }

  /** What a newcomer should know before the choice; '' if its name says it. */
  note(choice: Choice): string {
    const note = `${this.game}-note-${choice.verb}`;
    return words.has(note) ? say(note) : '';
  }

  /** A log. What happens several times in a row and differs only in its last fact becomes one line. */
  events(events: Told[]): Line[] {
    const lines: Line[] = [];
    let row: Told[] = []; // of what happens in the game; news of the table interrupt it
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
  refusal(refusal: Refusal): string {
    return `${this.refusalSentence(refusal)} (${refusal.rule})`;
  }

  /** For who shows the rule beside it. */
  refusalSentence(refusal: Refusal): string {
    const own = `${this.game}-no-${refusal.reason}`;
    const key = words.has(own) ? own : `no-${refusal.reason}`; // the kernel's own
    return say(key, this.named(refusal.words));
  }

  /** Why one would make a choice. */
  reason(advice: Advice): string {
    return say(`${this.game}-reason-${advice.reason}`, this.named(advice.facts));
  }

  /** A fact as a sentence names it. */
  fact(kind: string, value: Fact): Argument {
    if (kind === 'seat') return this.names()[Number(value)] ?? '';
    if (kind === 'number') return Number(value);
    throw new Error(`${this.game} has no words for a ${kind}`);
  }

  protected gameLines(events: Told[]): Line[] {
    const lines: Line[] = [];
    let at = 0;
    while (at < events.length) {
      const first = events[at]!;
      let end = at + 1;
      if (this.joinedEvents.has(first.event)) {
        while (end < events.length && this.continues(first, events[end]!)) end += 1;
      }
      lines.push(this.joined(events.slice(at, end)));
      at = end;
    }
    return lines;
  }

  protected joined(events: Told[]): Line {
    const first = events[0]!;
    const kinds = this.vocabulary.events[first.event] ?? [];
    const args: Arguments = {};
    for (const [name, kind] of kinds) args[name] = this.fact(kind, first.facts[name]);
    const last = kinds.at(-1);
    if (events.length > 1 && last) {
      args[last[0]] = events.map((event) => String(this.fact(last[1], event.facts[last[0]]))).join(', ');
    }
    return this.line(say(`${this.game}-event-${first.event}`, args), events);
  }

  protected line(text: string, events: Told[]): Line {
    const numbers = events.map((event) => event.number);
    return { text, rule: this.rules[events[0]!.event] ?? '', numbers };
  }

  private continues(first: Told, later: Told): boolean {
    if (later.event !== first.event) return false;
    const kinds = this.vocabulary.events[first.event] ?? [];
    return kinds.slice(0, -1).every(([name]) => later.facts[name] === first.facts[name]);
  }

  /** Something that happened at the table rather than in the game. */
  private news(event: Told): string {
    const seat = this.names()[event.facts.seat] ?? '';
    if (event.event !== 'seat') return say(`event-${event.event}`, { seat });
    const [what = '', ...rest] = String(event.facts.text ?? '').split(' ');
    if (what === 'join') return say('event-seat-join', { seat: rest.join(' ') || seat });
    if (what === 'bot') return say('event-seat-bot', { seat, level: level(rest[0] ?? '') });
    return say(`event-seat-${what}`, { seat });
  }

  /** Facts that go by the names of their kinds; all others are numbers. */
  private named(facts: Facts): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(facts)) {
      args[name] = this.fact(this.vocabulary.kinds.includes(name) ? name : 'number', value);
    }
    return args;
  }

  /** Add to a choice's arguments what the view tells about them (a price, what stands on a base …). */
  protected explain(_view: any, _verb: string, _values: Facts, _args: Arguments): void {}

  protected promptFacts(_view: any): Arguments {
    return {};
  }
}

/** What an action text writes, as events tell it. */
function factOf(kind: string, word: string): Fact {
  if (kind === 'seat') return Number(word.slice(1)); // `P1`
  return kind === 'number' ? Number(word) : word;
}

/** With the words of the game at hand. `names` of the players, by seat, as they are when they are needed. */
export async function speechFor(game: string, names: () => string[], kit: any): Promise<Speech> {
  await words.read('common', game, 'hints', 'web', 'web-table', `web-${game}`);
  switch (game) {
    case 'rush':
      return new (await import('./rush')).RushSpeech(names, kit);
    case 'battlegrounds':
      return new (await import('./battlegrounds')).BattlegroundsSpeech(names, kit);
    case 'duel':
      return new (await import('./duel')).DuelSpeech(names, kit);
    default:
      throw new Error(`there is no game ${game}`);
  }
}
