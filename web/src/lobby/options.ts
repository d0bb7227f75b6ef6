/** How the options of a game are grouped. */

import { lobbyOf } from '../games/lobby';
import type { OptionInfo } from '../gen/protocol.gen';

export interface Groups {
  usual: OptionInfo[];
  more: OptionInfo[];
}

export function groupsOf(game: string, options: OptionInfo[]): Groups {
  const { cards, unusual = [] } = lobbyOf(game);
  const shown = options.filter((option) => option.key !== cards?.option);
  return {
    usual: shown.filter((option) => !unusual.includes(option.key)),
    more: shown.filter((option) => unusual.includes(option.key)),
  };
}
