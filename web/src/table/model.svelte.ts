/** What a table's components draw: a view, a question with its choices, and what happened. No rule is known here. */

import type {
  AdviceInfo,
  Fact,
  Picture,
  Question,
  RefusalInfo,
  TableInfo,
  Told,
  View,
} from '../gen/protocol.gen';
import { seatName } from '../words/names';
import type { Speech } from '../words/speech';
import { choicesOf, withVerb, type Choice } from './choices';
import { steady } from './sharing';

export interface Menu {
  choices: Choice[];
  x: number; // of the page
  y: number;
}

export interface WhyNot {
  action: string;
  refusal: RefusalInfo | null; // null: the thing has nothing to do now, no rule was asked
  isPossible?: boolean; // nothing forbids it
}

/** A live table and a replay are such models. Game components use nothing else. */
export abstract class TableModel {
  info = $state.raw<TableInfo>() as TableInfo;
  kit = $state.raw<unknown>(null);
  speech = $state.raw<Speech>() as Speech;
  /** Through whose eyes; -1: a spectator's. */
  seat = $state(-1);
  picture = $state.raw<Picture | null>(null);
  /** What the server computed for this seat to light up (where to, what happens there); {} where there is nothing. */
  outlook = $state.raw<unknown>({});
  /** What happened with the last change of the picture: animations follow it. */
  fresh = $state.raw<Told[]>([]);
  /** Everything that happened before the eyes of this seat, as far as it is at hand. */
  log = $state.raw<Told[]>([]);
  /** A choice that was tapped once and waits for the second tap. */
  armed = $state.raw<Choice | null>(null);
  /** An own move is on its way. */
  busy = $state(false);
  menu = $state.raw<Menu | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  advice = $state.raw<AdviceInfo[]>([]);

  abstract readonly isReplay: boolean;

  get game(): string {
    return this.info.game;
  }

  /** Each game knows the form of its own views. With the outlook, as the terminal has it. */
  view: View | null = $derived(this.picture?.view ? { ...this.picture.view, outlook: this.outlook } : null);

  get question(): Question | null {
    return this.picture?.question ?? null;
  }

  #steadyChoices = steady<Choice[]>();
  choices: Choice[] = $derived(this.#steadyChoices(choicesOf(this.picture?.question)));

  /** The names of the players, by seat; no two alike. */
  names: string[] = $derived(this.info ? this.info.seats.map((seat) => seatName(seat, this.info.seats)) : []);

  /** The choices with this verb, and with these arguments where they are given (null: whatever). */
  with(verb: string, ...args: (string | number | null)[]): Choice[] {
    return withVerb(this.choices, verb, ...args);
  }

  /** Is the best advised choice among these? */
  isAdvised(choices: Choice[]): boolean {
    const best = this.advice[0]?.action;
    return best !== undefined && choices.some((choice) => choice.text === best);
  }

  label(choice: Choice): string {
    return this.speech.action(choice);
  }

  /** Somebody tapped a thing on the table that stands for these choices. `why`: the action to ask about if there are
   * none. `ask`: a menu even if there is one only. */
  touch(choices: Choice[], x: number, y: number, why = '', ask = false): void {
    if (choices.length === 0) {
      if (why) void this.askWhy(why);
    } else if (choices.length === 1 && !ask) {
      this.tap(choices[0]!);
    } else {
      this.menu = { choices, x, y };
    }
  }

  /** Choose; what others would have to agree to take back needs a second tap. */
  tap(choice: Choice): void {
    this.menu = null;
    this.whyNot = null;
    if (this.busy) return;
    if (this.needsSecondTap && this.armed?.text !== choice.text) {
      this.armed = choice;
      return;
    }
    this.armed = null;
    void this.act(choice);
  }

  abstract readonly needsSecondTap: boolean;
  abstract act(choice: Choice): Promise<void>;
  abstract askWhy(action: string): Promise<void>;
}

/** Verbs, prompts, events and their facts by the names in a game's vocabulary, so that a renamed one does not compile. */
export function typedNames<
  Verb extends string,
  Prompt extends string,
  EventName extends string,
  FactName extends string,
>() {
  return {
    verbOf: (choice: Choice) => choice.verb as Verb,
    promptOf: (model: TableModel) => model.question?.prompt as Prompt | undefined,
    /** Null for an event of the table. */
    eventOf: ({ event, table }: Told) => (table ? null : (event as EventName)),
    factsOf: ({ facts }: Told) => facts as Partial<Record<FactName, Fact>>,
    /** The choices with this verb, and with these arguments where they are given (null: whatever). */
    choicesWith: (model: TableModel, verb: Verb, ...args: (string | number | null)[]) =>
      model.with(verb, ...args),
  };
}
