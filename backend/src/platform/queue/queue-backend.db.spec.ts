import type { Pool } from 'pg';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Jobs } from './jobs.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('prepares the statements that BullMQ sends, so that Postgres does not plan them for every job', async () => {
  await shop.app.get(Jobs).add('contact.purge-old', {}, 'prepared');
  const pool = shop.app.get<QueueBackend>(QUEUE_BACKEND).connection as Pool;
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements where statement like $1', [
    '%add_job(%',
  ]);
  expect(rows).toEqual([{ name: expect.stringMatching(/^bullmq\.[0-9a-f]{32}$/) }]);
});
