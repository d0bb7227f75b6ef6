/** The options of a table in words. */

import type { TableInfo } from '../gen/protocol.gen';
import { say, words } from '../words/words.svelte';

export interface OptionWords {
  key: string;
  name: string;
  value: string; // '' where the name says it all
}

/** Those that are switched on or set to something; what is off goes without saying. */
export function optionWords(info: TableInfo): OptionWords[] {
  const found: OptionWords[] = [];
  for (const [key, value] of Object.entries(info.options)) {
    if (value === false) continue;
    const name = `${info.game}-option-${key}`;
    if (!words.has(name)) continue;
    found.push({ key, name: say(name), value: value === true ? '' : valueWords(info.game, key, value) });
  }
  return found;
}

function valueWords(game: string, key: string, value: unknown): string {
  const word = `${game}-option-${key}-${value}`;
  return words.has(word) ? say(word) : String(value);
}
