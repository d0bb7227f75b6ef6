import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fleet } from '../../src/art/fleet';
import { icons } from '../../src/art/icons';
import { SYMBOL_ICONS } from '../../src/games/duel/cards';
import { scene } from '../../src/art/pictures';
import { draw } from '../../src/art/vehicle';

const GAMES = '../src/tankodrom/games';

function ids(file: string): string[] {
  const text = readFileSync(`${GAMES}/${file}`, 'utf8');
  return [...text.matchAll(/\bid = "([^"]+)"/g)].map(([, id]) => id!);
}

const vehicles = ['rush/data/vehicles.toml', 'battlegrounds/data/tanks.toml', 'duel/data/tanks.toml'].flatMap(
  ids,
);

describe('the fleet', () => {
  it.each(vehicles)('has a drawing of its own for %s', (id) => {
    expect(fleet[id]).toBeDefined();
    const { shapes } = draw(id, '', '', 'colour');
    expect(shapes.length).toBeGreaterThan(10);
    for (const { d } of shapes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('draws an unknown vehicle as one of its nation and type, always the same', () => {
    const one = draw('somebody-elses', 'france', 'heavy_tank', 'colour');
    expect(one.shapes.length).toBeGreaterThan(10);
    expect(draw('somebody-elses', 'france', 'heavy_tank', 'ink').shapes).toEqual(one.shapes);
    expect(draw('x', 'nowhere', 'nothing', 'colour').shapes.length).toBeGreaterThan(10);
  });

  it.each(vehicles)('stays on its page: %s', (id) => {
    const lines = draw(id, '', '', 'colour').shapes.filter((shape) => shape.inside === undefined);
    const points = lines
      .filter(({ d }) => !d.includes('a')) // rings are written relative to their beginning
      .flatMap(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)])
      .map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(points.filter(([x, y]) => x < 0 || x > 200 || y < 0 || y > 100)).toEqual([]);
  });
});

describe('the pictures', () => {
  it.each(ids('battlegrounds/data/tokens.toml'))('have a scene for %s', (id) => {
    expect(scene(id)).not.toEqual(scene('nowhere'));
  });
});

describe('the icons', () => {
  it('has one for each kind of thing in the games', () => {
    const rush = readFileSync(`${GAMES}/rush/data/vehicles.toml`, 'utf8');
    const words = [...rush.matchAll(/(?:abilities|traits) = \[([^\]]*)\]/g)]
      .flatMap(([, list]) => [...list!.matchAll(/"(\w+)/g)])
      .map(([, word]) => word!);
    const types = [...rush.matchAll(/(?:nation|type) = "(\w+)"/g)].map(([, word]) => word!);
    const terrain = ids('duel/data/terrain.toml').map((id) => id.toLowerCase());
    for (const name of [...words, ...types, ...terrain, ...Object.values(SYMBOL_ICONS)])
      expect(icons[name], name).toBeDefined();
  });
});
