/** Copying to the clipboard, with a word about how it went. */

import { toast } from './toasts.svelte';
import { say } from '../words/words.svelte';

/** Browsers give the clipboard to safe pages only; on a plain HTTP address in a local network there is none. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('ui-copied'));
  } catch {
    toast(say('ui-copy-failed'));
  }
}
