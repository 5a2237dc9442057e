import { randomUUID } from 'node:crypto';
import { startRedis, type TestRedis } from '#test/support/backends/redis.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { JOBS } from '#src/jobs.js';
import { inTransaction } from '../database/transactions.js';
import { Outbox } from '../outbox/outbox.js';
import { JobHandlers } from './job-handlers.js';
import { Jobs } from './jobs.js';
import { RecurringJobs } from './recurring-jobs.js';

let redis: TestRedis;
let shop: TestShop;
let worker: Awaited<ReturnType<typeof openWorker>>;
let mailServerIsUp = false;
const sent: string[] = [];

beforeAll(async () => {
  redis = await startRedis();
  shop = await openShop({ REDIS_URL: redis.url });
  const original = Reflect.get(JobHandlers.prototype, 'run');
  jest.spyOn(JobHandlers.prototype, 'run').mockImplementation(async function run(this: JobHandlers, ...args) {
    const [name, payload] = args;
    if (!name.startsWith('mail.')) return original.apply(this, args);
    if (!mailServerIsUp) throw new Error('The mail server is down');
    const { jobs = [{ payload }] } = payload as { jobs?: { payload: unknown }[] };
    sent.push(...jobs.map((job) => (job.payload as { orderId: string }).orderId));
    return true;
  });
  worker = await openWorker(shop.config);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await worker.close();
  await shop.close();
  await redis.stop();
});

const schedulers = async (): Promise<string[]> => {
  const lists = await Promise.all(shop.app.get(Jobs).queues.map((queue) => queue.getJobSchedulers()));
  return lists.flatMap((list) => list.map(({ key }) => key)).toSorted();
};
const recurring = Object.entries(JOBS).flatMap(([name, { everyMs }]) => (everyMs === undefined ? [] : [name]));
/** The orders whose emails wait; those that were relayed together share a job. */
const waitingOrders = async (): Promise<number> => {
  const jobs = await shop.app.get(Jobs).queue('mail').getDelayed();
  return jobs.reduce((count, { data }) => count + ((data as { jobs?: unknown[] }).jobs?.length ?? 1), 0);
};

describe('after Redis has lost its data', () => {
  it('waiting emails are sent and recurring jobs are scheduled again, without a restart', async () => {
    const orders = [randomUUID(), randomUUID()];
    for (const orderId of orders) {
      await inTransaction(shop.db, (tx) => shop.app.get(Outbox).add(tx, 'order.placed', { orderId }, `order.placed:${orderId}`));
    }
    // Their first attempt has failed, and the outbox counts the events as done.
    expect(await eventually(waitingOrders, (count) => count === 2)).toBe(2);
    expect(await eventually(schedulers, (keys) => keys.length === recurring.length)).toEqual(recurring.toSorted());

    await redis.kill();
    await redis.start();
    mailServerIsUp = true;
    await worker.get(RecurringJobs).restoreMissing();

    expect(
      (
        await eventually(
          async () => [...sent],
          (ids) => ids.length >= 2,
        )
      ).toSorted(),
    ).toEqual(orders.toSorted());
    expect(await eventually(schedulers, (keys) => keys.length === recurring.length)).toEqual(recurring.toSorted());
  });

  it('a queue that has kept its schedulers is left as it is', async () => {
    await shop.db.query(`update outbox set done_at = now()`);
    await worker.get(RecurringJobs).restoreMissing();
    expect(await shop.db.query('select from outbox where done_at is null')).toEqual([]);
  });
});
