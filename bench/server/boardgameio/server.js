// boardgame.io's server with the games of games.js, for make bench-server: node server.js [FOLDER]
// Without a folder matches are kept in memory, with one in flat files there.

const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { cards, counter } = require('./games');

const folder = process.argv[2];
const options = { games: [counter, cards], origins: [Origins.LOCALHOST] };
const server = Server(folder ? { ...options, db: new FlatFile({ dir: folder }) } : options);

// run() knows a port only and would listen everywhere.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);

server.run({ port: 0 }).then(({ appServer }) => {
  const { port } = (appServer || server.app.server).address();
  console.log(`boardgame.io: http://127.0.0.1:${port}`);
});

// Whoever started us is gone: so are we.
process.stdin.resume().on('end', () => process.exit(0));
