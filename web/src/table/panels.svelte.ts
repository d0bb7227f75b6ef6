/** Which tabs, drawers and dialogs around the table are open. Nothing of the game. */

import { MediaQuery } from 'svelte/reactivity';
import type { LiveTable } from './live.svelte';

export type SideTab = 'log' | 'chat' | 'rules';

export class PanelState {
  tab = $state<SideTab>('log');
  /** On phones the side column is a drawer. */
  isDrawerOpen = $state(false);
  /** The rule that the rule book shows; '': its beginning. */
  rule = $state('');
  isHintOpen = $state(false);
  isListOpen = $state(false); // of all choices
  isResultOpen = $state(false);
  isHelpOpen = $state(false);
  #wide = new MediaQuery('min-width: 900px');

  /** The game was already over when the page opened. */
  readonly wasOver: boolean;

  constructor(private readonly model: LiveTable) {
    this.wasOver = model.info.status === 'finished';
  }

  /** A laptop rather than a phone. */
  get isWide(): boolean {
    return this.#wide.current;
  }

  show(tab: SideTab): void {
    this.tab = tab;
    this.isDrawerOpen = !this.isWide;
    if (tab === 'chat') this.model.unread = 0;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.show('rules');
  }

  hint(): void {
    if (!this.model.question) return;
    this.isHintOpen = true;
    if (this.model.advice.length === 0) void this.model.askHint();
  }

  /** The marks of the advice on the table are removed too. */
  closeHint(): void {
    this.isHintOpen = false;
    this.model.advice = [];
  }

  /** One thing at a time, the topmost first. */
  escape(): void {
    const model = this.model;
    // Also in the moment before the dialog itself can handle the key.
    if (this.isResultOpen) this.isResultOpen = false;
    else if (model.menu) model.menu = null;
    else if (this.isListOpen) this.isListOpen = false;
    else if (model.whyNot) model.whyNot = null;
    else if (model.armed) model.armed = null;
    else if (this.isHintOpen) this.closeHint();
    else this.isDrawerOpen = false;
  }
}
