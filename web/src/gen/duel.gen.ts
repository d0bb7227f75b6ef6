// Made by tools/gen_protocol.py from the game's view types (tankodrom.games.duel.view_types) and vocabulary. Do not edit.

export type Side = 'soviet' | 'german';

export type Location = 'track' | 'hull' | 'turret';

export type Quality = 'recruit' | 'veteran' | 'elite';

export type Phase = 'draw' | 'initiative' | 'tank' | 'reinforcement';

export type ManState = '' | 'fit' | 'wounded' | 'dead';

export type ManView = {
  state: ManState;
  seat: string;
};

/** What the gun table says of a living enemy, before anything modifies it but the loaded APCR; None for a dash. */
export type EnemyView = {
  tank: string;
  metres: number;
  accuracy: number | null;
  pen: number | null;
};

export type TankView = {
  tank: string;
  number: number;
  side: Side;
  player: number;
  board: string;
  name: string;
  quality: Quality;
  alive: boolean;
  range: number;
  motion: number;
  terrain: string;
  terrain_card: number;
  smoke: number;
  hill: boolean;
  hull_down: boolean;
  spotted: string[];
  acquired: string;
  acquired_bonus: number;
  flanking: string[];
  has_initiative: boolean;
  initiative?: number;
  on_fire: boolean;
  broken: boolean;
  smoke_in_tank: boolean;
  mobility: number;
  fire: number;
  can_move: boolean;
  can_fire: boolean;
  move_perm: number;
  fire_perm: number;
  move_cap: number;
  fire_cap: number;
  bog: number;
  track_hits: number;
  immobilised: boolean;
  jammed: boolean;
  sights_damaged: boolean;
  commander_dead: boolean;
  crew: Record<string, ManView>;
  apcr_stock: number;
  apcr_loaded: number;
  penetrator: string;
  medal_due: boolean;
  vp: number;
  medals: number;
  losses: number;
  sight: number;
  hatch_closed: boolean;
  enemies: EnemyView[];
  personality?: string;
  peril?: number;
  in_peril?: boolean;
};

export type PlayerView = {
  seat: number;
  side: Side;
  tanks: string[];
  cards: number;
  limit: number;
  hand?: number[];
};

export type SideView = {
  side: Side;
  vp: number;
  medals: number;
  end_vp: number;
  roads: number;
  exits: number;
  infantry: number;
};

export type GunView = {
  gun: string;
  side: Side;
  range: number;
  used: boolean;
};

export type OptionsView = {
  radios: boolean;
  infantry: boolean;
  at_guns: boolean;
};

/** The subject of the question for the seat that is asked; for others what lies open on the table. */
export type StepView = {
  tank?: string;
  shooter?: string;
  target?: string;
  fire_cards?: number[];
  leadership?: number;
  played?: number[];
  moves?: number[];
  bonus?: number;
  need?: number;
};

export type DuelView = {
  game: 'duel';
  seat: number;
  mission: string;
  round: number;
  phase: Phase;
  active: string;
  queue: string[];
  players: PlayerView[];
  tanks: TankView[];
  sides: SideView[];
  deck: number;
  discard: number;
  passes_done: number;
  passes_needed: number;
  final_deck: boolean;
  shuffle_pending: boolean;
  end_pending: boolean;
  table: number[];
  flipped: number[];
  pool: number[];
  damage_deck: number;
  damage_unseen: number[];
  unseen: number[];
  guns: GunView[];
  options: OptionsView;
  bot: Side | '';
  over: boolean;
  step: StepView;
  winners?: number[];
  reason?: string;
  winner_side?: Side;
};

export type PrintedCard = {
  digit: number;
  move: number;
  flank: number;
  fire: number;
  fire_modifier: number;
  leadership: boolean;
  tactics: boolean;
  smoke: boolean;
  special: string;
  terrain: string;
  orders: number;
  symbols: string;
  pen: number | 'always' | 'never';
  heavy: boolean;
  infantry: boolean;
};

export type PrintedSlot = {
  name: string;
  board: string;
  side: Side;
  seat: number;
  quality: Quality;
  apcr: number;
};

export type PrintedBoard = {
  name: string;
  nation: Side;
  gun: string;
  size: number;
  move: number;
  fire: number[];
  front: Record<Location, number>;
  side: Record<Location, number>;
  hit: Record<Location, number[]>;
  seats: string[];
  tank_vp: number;
  crew_vp: Record<string, number>;
  apcr: boolean;
  smoke: boolean;
  radio: boolean;
};

/** Rows from 0 to 2,000 m; None for a dash. */
export type PrintedGun = {
  name: string;
  calibre: number;
  heavy: boolean;
  to_hit: (number | null)[];
  pen: (number | null)[];
  apcr: number[];
};

export type PrintedFieldGun = {
  gun: string;
  side: Side;
  range: number;
};

export type PrintedTerrain = {
  names: Record<string, string>;
  fire_from: number;
  to_hit_vs: number;
  cover?: number;
  conceal?: number;
  hull_down?: number;
  bog?: number;
  mines?: number;
};

export type PrintedMissionTank = {
  board: string;
  quality: Quality;
  extra: boolean;
};

export type PrintedMission = {
  id: string;
  names: Record<string, string>;
  texts: Record<string, string>;
  solo_only: boolean;
  bot: string;
  tanks: Record<Side, PrintedMissionTank[]>;
};

export type DuelKit = {
  cards: Record<string, PrintedCard>;
  tanks: PrintedSlot[];
  boards: Record<string, PrintedBoard>;
  guns: Record<string, PrintedGun>;
  field_guns: PrintedFieldGun[];
  terrain: Record<string, PrintedTerrain>;
  weapons: Record<string, Record<string, string>>;
  personalities: Record<string, Record<string, string>>;
  mission: PrintedMission;
  missions: PrintedMission[];
  seat_sides: Side[];
};

export type Modifier = {
  reason: string;
  amount: number;
  rule: string;
};

export type PlaceChances = {
  location: Location;
  armour: number;
  hit: number;
  penetrate: number;
  eliminate: number;
  fire: number;
  crew: number;
  break: number;
};

export type Chances = {
  hit?: number;
  penetrate?: number;
  eliminate?: number;
  fire?: number;
  crew?: number;
  break?: number;
  locations?: PlaceChances[];
};

export type ShotPreview = {
  shooter: string;
  target: string;
  cards: number[];
  accuracy: number;
  modifiers: Modifier[];
  pen: number;
  penetration: Modifier[];
  named: boolean;
  fair: Chances;
  seen: Chances;
};

export type CheckPreview = {
  check: string;
  value: number;
  man?: string;
  fair: number;
  seen: number;
};

/** Empty, except for the player of the active tank while they are asked. */
export type DuelOutlook = {
  shots?: ShotPreview[];
  checks?: CheckPreview[];
};

export type Verb = 'initiative' | 'no_initiative' | 'bail_out' | 'pay' | 'flip' | 'spend' | 'open_hatch' | 'close_hatch' | 'move' | 'flank' | 'unflank' | 'fire' | 'terrain' | 'smoke' | 'leadership' | 'crew' | 'pass' | 'pass_empty' | 'clear_transmission' | 'extinguish' | 'end_step' | 'bonus' | 'done' | 'distance' | 'trail_remove' | 'take_back' | 'target' | 'load' | 'unload' | 'no' | 'tactics' | 'location' | 'acquire' | 'take' | 'decline' | 'steal' | 'spot' | 'hull_down' | 'conceal' | 'none' | 'seat' | 'order' | 'special' | 'take_card' | 'rally' | 'terrain_on' | 'stop' | 'climb' | 'exit' | 'road' | 'at_gun_fire' | 'inf_advance' | 'inf_assault' | 'weapon' | 'radio' | 'ammo_discard' | 'discard' | 'end_discard';

export type Prompt = 'initiative' | 'fire_admin' | 'morale_admin' | 'pay' | 'hatch' | 'action' | 'chain_move' | 'chain_fire' | 'distance' | 'trail_remove' | 'take_back' | 'target' | 'rapid_load' | 'tactics' | 'location' | 'acquire' | 'spot_offer' | 'opponent' | 'leadership' | 'crew_command' | 'spot_extra' | 'order' | 'recon_pick' | 'regroup_pick' | 'ammo_discard' | 'weapon' | 'discard';

export type EventName = 'round_began' | 'drew' | 'drew_card' | 'shuffled' | 'shuffle_out' | 'end_out' | 'final_deck' | 'initiative_shown' | 'initiative_none' | 'phase_began' | 'objective' | 'flipped' | 'turned_up' | 'spent' | 'discarded' | 'discarded_card' | 'shown_discard' | 'smoke_stays' | 'smoke_gone' | 'fire_out' | 'fire_stays' | 'fire_uncontrolled' | 'set_on_fire' | 'morale_flip' | 'rallied' | 'morale_holds' | 'broke' | 'weather' | 'hatch' | 'played' | 'flank_played' | 'terrain_played' | 'raised' | 'moved' | 'in_motion' | 'stopped' | 'entered' | 'spotted' | 'offer_declined' | 'aim_dropped' | 'spotting_failed' | 'concealed' | 'conceal_failed' | 'went_hull_down' | 'hull_down_failed' | 'bogged' | 'bog_passed' | 'unbogged' | 'mine_blew' | 'mine_passed' | 'flanked' | 'flank_removed' | 'flank_taken_back' | 'flank_failed' | 'trail_holds' | 'smoked' | 'aimed' | 'modified' | 'accuracy' | 'missed' | 'hull_down_miss' | 'hit' | 'pen_modified' | 'bounced' | 'penetrated' | 'ricochet' | 'through' | 'acquired' | 'loaded' | 'unloaded' | 'apcr_spent' | 'tactics_played' | 'bot_tactics' | 'cancelled' | 'damage_flip' | 'no_damage' | 'damaged' | 'wounded' | 'killed' | 'escaped' | 'scored' | 'medal' | 'eliminated' | 'hand_halved' | 'returned' | 'passed' | 'crew_command' | 'reseated' | 'transmission_cleared' | 'stole' | 'stole_card' | 'recon_took' | 'recon_card' | 'climbed' | 'left' | 'road_laid' | 'gun_fired' | 'radioed' | 'infantry_advanced' | 'infantry_assaulted' | 'infantry_weapon' | 'bot_mood' | 'bot_personality' | 'end_vp' | 'game_over';

export type FactName = 'accuracy' | 'amount' | 'armour' | 'bonus' | 'card' | 'cause' | 'check' | 'closed' | 'count' | 'damage' | 'done' | 'effect' | 'enemy' | 'friend' | 'german' | 'gun' | 'in_peril' | 'in_shot' | 'level' | 'location' | 'man' | 'needed' | 'number' | 'pen' | 'peril' | 'personality' | 'pool' | 'position' | 'range' | 'reason' | 'round' | 'rule' | 'seat' | 'section' | 'seen' | 'side' | 'sight' | 'soviet' | 'tank' | 'terrain' | 'victim' | 'vp' | 'weapon';

export type ActionText = Verb | `${Verb} ${string}`;
