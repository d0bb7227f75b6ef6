/** The choices that the server offers. The client knows no others. */

export interface Choice {
  text: string; // as it is sent back: `strike su-t60 P1 0`
  verb: string;
  args: string[];
}

export function choiceOf(text: string): Choice {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}

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
