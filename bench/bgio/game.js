'use strict';
// Measures boardgame.io beside our own server; see bench/README.md.
// A stand-in for a Ghoulash-like game: two pawns, each walking over the
// opponent's 21x17 board whose walls and treasure only the opponent knows.
const { INVALID_MOVE } = require('boardgame.io/core');

const WIDTH = 21;
const HEIGHT = 17;
const WALLS = 60;
const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

// An edge between two neighbouring squares as one number.
function edge(x, y, dir) {
  if (dir === 'w') return edge(x - 1, y, 'e');
  if (dir === 'n') return edge(x, y - 1, 's');
  return (y * WIDTH + x) * 2 + (dir === 's' ? 1 : 0);
}

function inside(x, y) {
  return x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT;
}

const game = {
  name: 'maze',
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ random }, setupData) => {
    const secret = {};
    for (const id of ['0', '1']) {
      const walls = new Set();
      while (walls.size < WALLS) walls.add(random.Die(WIDTH * HEIGHT * 2) - 1);
      secret[id] = {
        walls: [...walls].sort((a, b) => a - b),
        treasure: random.Die(WIDTH * HEIGHT) - 1,
      };
    }
    return {
      pawn: { 0: [0, 0], 1: [0, 0] },
      found: { 0: [], 1: [] },
      steps: 0,
      lastResult: null,
      maxSteps: (setupData && setupData.maxSteps) || 0,
      secret,
    };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    step: ({ G, playerID }, dir) => {
      const delta = STEPS[dir];
      if (!delta) return INVALID_MOVE;
      const [x, y] = G.pawn[playerID];
      const [nx, ny] = [x + delta[0], y + delta[1]];
      if (!inside(nx, ny)) return INVALID_MOVE;
      const owner = playerID === '0' ? '1' : '0';
      const e = edge(x, y, dir);
      const blocked = G.secret[owner].walls.includes(e);
      if (!blocked) G.pawn[playerID] = [nx, ny];
      else if (!G.found[playerID].includes(e)) G.found[playerID].push(e);
      G.steps += 1;
      G.lastResult = blocked ? 'wall' : 'free';
    },
  },

  endIf: ({ G }) => (G.maxSteps && G.steps >= G.maxSteps ? { over: true } : undefined),

  // A player sees his own secrets, a spectator none.
  playerView: ({ G, playerID }) => ({
    ...G,
    secret: playerID === null || playerID === undefined ? {} : { [playerID]: G.secret[playerID] },
  }),
};

module.exports = { game, WIDTH, HEIGHT, STEPS, inside };
