import { randomUUID } from 'node:crypto';
import { eventually } from '#test/support/eventually.js';
import { startRedis } from '#test/support/backends/redis.js';
import { openShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { query } from '../database/sql.js';
import { inTransaction } from '../database/transactions.js';
import { Outbox } from '../outbox/outbox.js';

interface EventRow {
  done: boolean;
  attempts: number;
  last_error: string | null;
}

describe('during a Redis outage', () => {
  it('events stay in the outbox and requests succeed; the events are relayed when Redis is back', async () => {
    const redis = await startRedis();
    const shop = await openShop({ REDIS_URL: redis.url });
    const worker = await openWorker(shop.config);
    await redis.kill();

    await inTransaction(shop.db, (tx) => shop.app.get(Outbox).add(tx, 'file.stored', { name: randomUUID() }, 'while-down'));
    await shop.http().get('/api/products').expect(200);
    const event = () => query<EventRow>(shop.db, `select attempts, last_error, done_at is not null as done from outbox`);
    expect(await eventually(event, ([row]) => row?.last_error !== null)).toMatchObject([{ done: false, attempts: 1 }]);

    await redis.start();
    await shop.db.query('update outbox set available_at = now()');
    expect(await eventually(event, ([row]) => row?.done === true)).toMatchObject([{ done: true }]);

    await worker.close();
    await shop.close();
    await redis.stop();
  });
});
