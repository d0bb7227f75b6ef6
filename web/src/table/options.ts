/** The options of a table in words, for those who are going to play with them. */

import type { GameInfo, TableInfo } from '../gen/protocol.gen';
import { nameOf, valueName } from '../lobby/options';
import { say, words } from '../words/words.svelte';

export interface OptionWords {
  key: string;
  name: string;
  value: string; // '' where the name says it all
}

/** What differs from the usual game; the variant or mission in any case. */
export function optionWords(info: TableInfo, game: GameInfo, kit: any, seats: string[]): OptionWords[] {
  const found: OptionWords[] = [];
  for (const option of game.options) {
    const value = info.options[option.key] ?? option.default;
    const name = nameOf(info.game, option.key);
    if (option.key === 'variant') {
      found.push({ key: option.key, name, value: say(`battlegrounds-variant-${value}`) });
    } else if (option.key === 'mission') {
      const names = kit.mission?.names ?? {};
      found.push({ key: option.key, name, value: `${value} ${names[words.language] ?? names.en ?? ''}` });
    } else if (value !== option.default && value !== false) {
      const said = value === true ? '' : valueName(info.game, option.key, value, seats);
      found.push({ key: option.key, name, value: said });
    }
  }
  return found;
}
