/** The choices that the server offers. The client knows no others. */

import type { Facts, Question } from '../gen/protocol.gen';

export interface Choice {
  text: string; // as it is sent back: `strike su-t60 P1 0`
  verb: string;
  args: string[];
  facts: Facts; // of its sentence, beside the arguments
}

export function choiceOf(text: string): Choice {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, facts: {} };
}

export function choicesOf(question: Question | null | undefined): Choice[] {
  if (!question) return [];
  return question.choices.map((text, at) => ({ ...choiceOf(text), facts: question.choice_facts[at] ?? {} }));
}
