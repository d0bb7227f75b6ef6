// Two games for boardgame.io's server: the smallest that there is, and one of the size of those that ours is measured
// with. The rules of `cards` are a rough sketch of a deck-building game; what counts is that its state is as large as
// that of Rush, that hands and decks are hidden, and that a move does what moves of such games do.

const { INVALID_MOVE } = require('boardgame.io/core');

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, amount) => {
      G.count += amount;
    },
  },
};

const NATIONS = ['ussr', 'germany', 'usa', 'france'];
const VEHICLES = 100;
const SHOP = 4;
const HAND = 6;

function startingDeck(seat) {
  return Array.from({ length: 12 }, (_, at) => `start-${seat}-${at}`);
}

function draw(player, random) {
  while (player.hand.length < HAND) {
    if (player.garage.length === 0) {
      player.garage = random.Shuffle(player.store);
      player.store = [];
    }
    if (player.garage.length === 0) return;
    player.hand.push(player.garage.pop());
  }
}

const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const stock = random.Shuffle(
      Array.from({ length: VEHICLES }, (_, at) => `${NATIONS[at % 4]}-vehicle-${at}`),
    );
    const players = [0, 1].map((seat) => {
      const bases = Array.from({ length: 3 }, () => ({ damaged: false, guard: null, guard_damaged: false }));
      return { seat, hand: [], garage: random.Shuffle(startingDeck(seat)), store: [], bases };
    });
    for (const player of players) draw(player, random);
    return {
      shop: stock.splice(0, SHOP),
      stock,
      discard: [],
      medals: Object.fromEntries(NATIONS.map((nation) => [nation, [9, 3]])),
      players,
      turn: { credit: 0, bought: 0, locked: [] },
    };
  },
  moves: {
    play: ({ G, playerID }, at) => {
      const [card] = G.players[playerID].hand.splice(at, 1);
      if (card === undefined) return INVALID_MOVE;
      G.turn.locked.push(card);
      G.turn.credit += 1;
    },
    buy: ({ G, playerID }, at) => {
      const card = G.shop[at];
      if (card === undefined || G.turn.credit < 2) return INVALID_MOVE;
      G.turn.credit -= 2;
      G.turn.bought += 1;
      G.players[playerID].store.push(card);
      if (G.stock.length === 0) [G.stock, G.discard] = [G.discard, []];
      if (G.stock.length > 0) G.shop[at] = G.stock.pop();
      else G.shop.splice(at, 1);
    },
    end: ({ G, playerID, random, events }) => {
      const player = G.players[playerID];
      player.store.push(...player.hand, ...G.turn.locked);
      player.hand = [];
      // Decks stay of one size, so that matches of any length are alike.
      while (player.store.length > 20) G.discard.push(player.store.shift());
      G.turn = { credit: 0, bought: 0, locked: [] };
      draw(player, random);
      events.endTurn();
    },
  },
  // What a player may not see does not leave the server.
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    players: G.players.map(({ hand, garage, ...rest }) => ({
      ...rest,
      hand: String(rest.seat) === playerID ? hand : null,
      hand_size: hand.length,
      garage_size: garage.length,
    })),
  }),
};

module.exports = { counter, cards };
