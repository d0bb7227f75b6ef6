/** Battlegrounds in words; found by `speechFor`. */

import type { BattlegroundsKit } from '../../gen/battlegrounds.gen';
import { Speech, type Fact } from '../../words/speech';
import { say, words, type Argument } from '../../words/words.svelte';

export class BattlegroundsSpeech extends Speech {
  declare readonly kit: BattlegroundsKit;

  override fact(kind: string, value: Fact): Argument {
    switch (kind) {
      case 'card':
      case 'other_card':
        return this.card(String(value));
      case 'token':
      case 'pair':
        return this.token(String(value));
      case 'path':
        return String(value).split(',').join(' – ');
      default:
        return super.fact(kind, value);
    }
  }

  colour(name: string): string {
    return say(`battlegrounds-colour-${name}`);
  }

  icon(name: string): string {
    return say(`battlegrounds-icon-${name}`);
  }

  picture(name: string): string {
    return this.kit.pictures[name]?.[words.language] ?? '';
  }

  /** The picture, and the icon of a special token. */
  token(code: string): string {
    const token = this.kit.tokens[code];
    if (!token) return '';
    const name = this.picture(token.picture);
    return token.icon === null ? name : `${name} (${this.icon(token.icon)})`;
  }

  /** The name of a tank card. */
  card(code: string): string {
    return this.kit.cards[code]?.name ?? '';
  }
}

export { BattlegroundsSpeech as GameSpeech };
