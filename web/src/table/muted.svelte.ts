/** People whom this browser does not want to read. Nobody else learns of it. */

import type { ChatLine } from '../gen/protocol.gen';

const PLACE = 'muted';
const MOST = 200; // the oldest are forgotten

function stored(): string[] {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(marks) ? marks.map(String) : [];
  } catch {
    return [];
  }
}

let marks = $state.raw(stored());

/** The server's mark where a line has one: two people may have the same name. */
function markOf({ name, tag }: ChatLine): string {
  return `${name}#${tag ?? ''}`;
}

export function isMuted(line: ChatLine): boolean {
  return marks.includes(markOf(line));
}

export function setMuted(line: ChatLine, muted: boolean): void {
  const others = marks.filter((mark) => mark !== markOf(line));
  marks = (muted ? [...others, markOf(line)] : others).slice(-MOST);
  localStorage.setItem(PLACE, JSON.stringify(marks));
}
