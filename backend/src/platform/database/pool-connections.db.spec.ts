import { Socket } from 'node:net';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { sendTogether } from './pool-connections.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('holds back the statements of one turn of the event loop, then sends them together', async () => {
  const socket = new Socket();
  const pool = new Pool({ connectionString: database.url, max: 1, stream: () => socket, pipeline: true });
  const client = await pool.connect();
  try {
    sendTogether(client);
    const first = client.query('select 1 as n');
    const heldBack = socket.writableLength;
    const second = client.query('select 2 as n');
    expect(heldBack).toBeGreaterThan(0);
    expect(socket.writableLength).toBeGreaterThan(heldBack);
    await new Promise((resolve) => process.nextTick(resolve));
    expect(socket.writableCorked).toBe(0);
    expect([await first, await second].map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  } finally {
    client.release();
    await pool.end();
  }
});
