/** Battlegrounds in words. */

import { battlegrounds } from '../gen/vocabulary.gen';
import { Speech, type Fact, type Facts } from './speech';
import { say, words, type Argument, type Arguments } from './words.svelte';

/** Where the rule book tells more about an event. */
const RULES: Record<string, string> = {
  drafted: 'R3.3',
  chose: 'R2.8',
  placed: 'R2.12',
  entered: 'R7.6',
  repaired: 'R7.8',
  moved: 'R5.1',
  stayed: 'R5.10',
  mine_hit: 'R5.12',
  collided: 'R5.13',
  shot_at: 'R6.5',
  took: 'R9.1',
  paired: 'R9.2',
  absorbed: 'R11.3',
  destroyed: 'R7.2',
  points: 'R8.1',
  changed: 'R13.1',
  attached: 'R10.1',
  extra_turn_used: 'R12.1',
  extra_tank_used: 'R12.4',
  saw_card: 'R12.4',
  kept_card: 'R12.4',
  revealed: 'R16.8',
  covered: 'R16.13',
  family_pair: 'R16.10',
  family_again: 'R16.12',
  artillery_fired: 'R17.17',
  artillery_took: 'R17.20',
  artillery_placed: 'R17.21',
  artillery_missed: 'R17.19',
  card_lost: 'R17.18',
  piles_shuffled: 'R17.16',
  game_ended: 'R14.3',
};

export class BattlegroundsSpeech extends Speech {
  readonly game = 'battlegrounds';
  protected readonly vocabulary = battlegrounds;
  protected readonly joinedEvents = new Set(['covered']);
  protected readonly rules = RULES;

  override fact(kind: string, value: Fact): Argument {
    switch (kind) {
      case 'colour':
        return this.colour(String(value));
      case 'card':
      case 'other_card':
        return this.card(String(value));
      case 'token':
      case 'pair':
        return this.token(String(value));
      case 'icon':
        return this.icon(String(value));
      case 'square':
      case 'shot': // its sentence chooses by it
        return String(value);
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

  /** `O2/O1`: how a card moves and shoots. */
  parts(code: string): string {
    const card = this.kit.cards[code];
    return card ? `${card.move}/${card.shot}` : '';
  }

  protected override explain(view: any, verb: string, values: Facts, args: Arguments): void {
    if (values.card !== undefined) args.parts = this.parts(String(values.card));
    if (values.other_card !== undefined) args.other_parts = this.parts(String(values.other_card));
    if (verb === 'move') {
      this.explainMove(view, values, args);
    } else if (verb === 'shoot') {
      const seen = view.squares[String(values.square)] ?? {};
      args.token = seen.token && seen.token !== '?' ? this.token(seen.token) : '';
      args.target = seen.figure ? this.colour(seen.figure) : '';
    } else if (verb === 'reenter') {
      const wrecked = view.players
        .flatMap((player: any) => player.cards)
        .some((card: any) => card.wrecked && card.card === values.card);
      args.wrecked = wrecked ? 'yes' : 'no';
    }
  }

  private explainMove(view: any, values: Facts, args: Arguments): void {
    const path = String(values.path);
    const figure = view.figures.find((each: any) => each.colour === values.colour);
    const moves = view.outlook?.[String(values.colour)]?.[figure?.card]?.moves ?? [];
    const move = moves.find((each: any) => each.path.join(',') === path);
    args.fate = move?.fate ?? 'safe';
    args.at = move?.at ?? path.split(',').at(-1)!;
  }

  protected override promptFacts(view: any): Arguments {
    const colour = view?.step?.colour;
    return { seat: this.fact('seat', view?.active ?? -1), colour: colour ? this.colour(colour) : '' };
  }
}
