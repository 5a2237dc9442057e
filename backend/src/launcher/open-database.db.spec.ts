import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { openDatabase } from './open-database.js';

let database: TestDatabase;
let server: Server;
/** Connections that get no answer before the server begins to answer. */
let silent: number;
let connections: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    if (connections > silent) socket.pipe(connect(Number(port), hostname)).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await database.drop();
});
beforeEach(() => {
  connections = 0;
});

const addressOfServer = (): string => {
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
};

it('tries again when a connection takes too long', async () => {
  silent = 2;
  const db = await openDatabase(addressOfServer(), 'spec', 3);
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await db.destroy();
});

it('gives up after three attempts', async () => {
  silent = Infinity;
  await expect(openDatabase(addressOfServer(), 'spec', 1)).rejects.toThrow(/timeout/i);
  expect(connections).toBe(3);
});

it('does not repeat what will not change', async () => {
  silent = 0;
  const url = new URL(addressOfServer());
  url.pathname = '/missing';
  await expect(openDatabase(url.href, 'spec')).rejects.toThrow('database "missing" does not exist');
  expect(connections).toBe(1);
});
