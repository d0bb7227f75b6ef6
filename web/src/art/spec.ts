/** How a vehicle is noted in the tables of the fleet.
 *
 * Lengths are decimetres: x from the rear of the hull to its front, y up from the ground. Outlines are `x,y` or `x,y,r`
 * separated by blanks (r rounds the corner); several lines are separated by `|`. */

import type { Coat, Paint } from './paint';

export type Brake = '' | 'double' | 'single' | 'slots' | 'ring';

/** Root x, y, length beyond the root, outer thickness, muzzle brake, elevation in degrees. */
export type Gun = [x: number, y: number, length: number, thick: number, brake?: Brake, raised?: number];

/** How the road wheels look. */
export type Wheel = 'disc' | 'holes' | 'spokes' | 'steel' | 'dish';

/** How the road wheels are held. */
export type Spring = '' | 'vvss' | 'hvss' | 'pairs' | 'inter';

export interface Gear {
  wheel: Wheel;
  spring: Spring;
  /** How many road wheels, the first and the last centre, radius. */
  road: [count: number, from: number, to: number, r: number];
  /** The wheel at the rear end and that at the front end of the track; the driving one has teeth. */
  rear: [x: number, y: number, r: number];
  front: [x: number, y: number, r: number];
  drive: 'rear' | 'front';
  /** Return rollers: count, first and last centre, y, radius. */
  top?: [count: number, from: number, to: number, y: number, r: number];
  /** Of the track. */
  thick?: number;
}

export type Part = [paint: Paint, outline: string];

export interface Spec {
  /** Take what is not said here from that vehicle; `longer` changes the length of its guns. */
  like?: string;
  longer?: number;
  nation?: string;
  /** The colours, where they are not the usual ones of the nation. */
  coat?: Coat;
  /** Parts behind everything, parts before the hull, parts over all. */
  back?: Part[];
  hull?: string;
  turrets?: string[];
  /** Shields of guns, cupolas, hatches: small painted parts of the turret. */
  knobs?: string[];
  guns?: Gun[];
  /** Guns on the near side, over the hull. */
  near?: Gun[];
  gear?: Gear;
  /** Wheels on the road without a track: x, r. */
  axles?: [x: number, r: number][];
  /** Those of motorcycles have wires. */
  wire?: boolean;
  /** A plate over the running gear. */
  skirt?: string;
  /** The mudguard: an open line. */
  fender?: string;
  parts?: Part[];
  lines?: string;
  rivets?: string;
  /** Thin things: aerials, rails, hand rails. */
  rods?: string;
  /** Where the nation's mark goes: x, y, half its size; none if left out. */
  mark?: [x: number, y: number, r: number];
  /** Bands of camouflage in the coat's colours. */
  bands?: boolean;
}
