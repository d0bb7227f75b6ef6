/** The name under which the games know `use:touch`; what it does is in touch.svelte.ts, because it has an effect. */

export { touch, type Touch } from './touch.svelte';
