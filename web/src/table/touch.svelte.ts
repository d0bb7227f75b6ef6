/** Things on the table that can be tapped: `use:touch={{ model, choices, why, name }}`.
 *
 * What stands for a choice is lit up (`data-live`), reachable by keyboard, and says its name. What does not but has a
 * `why` can still be tapped and answers why it is not possible now. */

import type { Choice } from './choices';
import type { TableModel } from './model.svelte';

export interface Touch {
  model: TableModel;
  choices: Choice[];
  /** The action to ask about when there are no choices. */
  why?: string;
  /** Show a menu even for a single choice, because the element does not show what the choice does. */
  ask?: boolean;
  /** The name for screen readers. */
  name: string;
  /** What a tap does here on the screen when there are no choices: pick a thing to look at or to act with. */
  select?: () => void;
  /** With `select`: it is picked now. */
  picked?: boolean;
  /** Inside a container with `use:roving`, which gives one tab stop for all. */
  roving?: boolean;
}

export function touch(node: HTMLElement | SVGElement, first: Touch) {
  let now = $state.raw(first);

  function reach(event: MouseEvent | KeyboardEvent) {
    const box = node.getBoundingClientRect();
    const mouse = event instanceof MouseEvent && event.detail > 0;
    event.stopPropagation();
    if (now.choices.length === 0 && now.select) {
      now.select();
      return;
    }
    now.model.touch(
      now.choices,
      mouse ? event.clientX : box.left + box.width / 2,
      mouse ? event.clientY : box.top + box.height / 2,
      now.why,
      now.ask,
    );
  }

  function key(event: Event) {
    const pressed = event as KeyboardEvent;
    if (pressed.target !== node || (pressed.key !== 'Enter' && pressed.key !== ' ')) return;
    if (node instanceof HTMLButtonElement) return; // the browser makes a click of it
    pressed.preventDefault();
    reach(pressed);
  }

  function click(event: Event) {
    reach(event as MouseEvent);
  }

  /** Every change of an attribute makes the browser look for styles that may depend on it. */
  function put(name: string, value: string | null) {
    if (node.getAttribute(name) === value) return;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }

  function show() {
    const { model, choices, why, name } = now;
    const live = choices.length > 0;
    const picks = !live && now.select !== undefined;
    const can = live || picks || Boolean(why);
    const isArmed = live && model.armed !== null && choices.some((each) => each.text === model.armed!.text);
    node.toggleAttribute('data-live', live);
    node.toggleAttribute('data-advised', live && model.isAdvised(choices));
    node.toggleAttribute('data-armed', isArmed);
    put('data-choices', choices.map((choice) => choice.text).join('|'));
    put('aria-label', live && choices.length === 1 ? `${name}: ${model.label(choices[0]!)}` : name);
    put('aria-pressed', picks ? String(now.picked ?? false) : null);
    put('role', can ? 'button' : 'img');
    put('aria-disabled', can ? String(!live && !picks) : null);
    if (!now.roving) put('tabindex', can ? (live || picks ? '0' : '-1') : null);
  }

  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  // An effect of its own: what is armed or advised changes without the things themselves.
  $effect.pre(show);
  return {
    update(next: Touch) {
      now = next;
    },
    destroy() {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}
