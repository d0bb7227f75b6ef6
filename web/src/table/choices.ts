/** How a table looks through the choices that the server offers. */

import type { Choice } from '../net/choices';

export { choiceOf, choicesOf, type Choice } from '../net/choices';

/** Those with this verb, and with these arguments where they are given (null: whatever). */
export function withVerb(choices: Choice[], verb: string, ...args: (string | number | null)[]): Choice[] {
  return choices.filter(
    (choice) =>
      choice.verb === verb && args.every((arg, at) => arg === null || choice.args[at] === String(arg)),
  );
}

/** Those with the same verb beside each other; otherwise as the server has them. */
export function groupedByVerb(choices: Choice[]): Choice[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.verb);
    if (group) group.push(choice);
    else groups.set(choice.verb, [choice]);
  }
  return [...groups.values()].flat();
}
