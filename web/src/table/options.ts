/** The options of a table in words, for its players. */

import { lobbyOf } from '../games/lobby';
import { nameOf, valueName } from '../games/options';
import type { GameInfo, TableInfo } from '../gen/protocol.gen';

export interface OptionWords {
  key: string;
  name: string;
  value: string; // '' where the name says it all
}

/** The options that differ from the usual game, and those that always have a card of their own in the lobby. */
export function optionWords(info: TableInfo, game: GameInfo, kit: unknown, seats: string[]): OptionWords[] {
  const found: OptionWords[] = [];
  const { cards } = lobbyOf(info.game);
  for (const option of game.options) {
    const value = info.options[option.key] ?? option.default;
    const name = nameOf(info.game, option.key);
    if (option.key === cards?.option) {
      found.push({ key: option.key, name, value: cards.chosen(value, kit) });
    } else if (value !== option.default && value !== false) {
      const said = value === true ? '' : valueName(info.game, option.key, value, seats);
      found.push({ key: option.key, name, value: said });
    }
  }
  return found;
}
