/** Whose turn it is, where the game's view says so. Others may be asked meanwhile; that is not for everybody to know. */

export function activeSeat(view: any): number | null {
  if (!view || view.over) return null;
  const active = view.active;
  if (typeof active === 'number') return active >= 0 ? active : null;
  // In Duel a tank is active, and a player leads it.
  const tank = view.tanks?.find((each: any) => each.tank === active);
  return typeof tank?.player === 'number' && tank.player >= 0 ? tank.player : null;
}
