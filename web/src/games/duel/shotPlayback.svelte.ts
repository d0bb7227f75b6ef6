/** Flipped cards are shown step by step; the user can skip this. */

import type { Told } from '../../gen/protocol.gen';
import { tellShot, type ShotStory } from './shot';

const BEAT = 650; // milliseconds

export class ShotPlayback {
  /** The last shot; it stays until another one begins or the next round. */
  shot = $state.raw<ShotStory | null>(null);
  /** How many of its beats lie open. */
  open = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isPlaying(): boolean {
    return this.shot !== null && this.open < this.shot.beats.length;
  }

  /** With every change of the picture. `isStart`: the page has just been opened, nothing is played. */
  hear(events: Told[], isStart: boolean): void {
    if (events.length === 0) return;
    const story = tellShot(this.shot, events);
    if (story?.number !== this.shot?.number) this.open = 0;
    this.shot = story;
    if (isStart) this.skip();
    else this.#play();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.open = this.shot?.beats.length ?? 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shot = null;
  }

  #play(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.#timer = setTimeout(() => {
      this.open += 1;
      this.#play();
    }, BEAT);
  }
}
