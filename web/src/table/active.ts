/** The active seat and the winners, if the game's view names them. */

import type { Face } from '../games/contract';
import type { View } from '../gen/protocol.gen';

/** Others may be asked meanwhile; that is not for everybody to know. */
export function activeSeat(face: Face, view: View | null): number | null {
  if (!view) return null;
  const seat = face.activeSeat ? face.activeSeat(view) : view.active;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

export function winnersOf(face: Face, view: View | null): number[] {
  if (!view) return [];
  if (face.winners) return face.winners(view);
  return (view.outcome as { winners: number[] } | null)?.winners ?? [];
}
