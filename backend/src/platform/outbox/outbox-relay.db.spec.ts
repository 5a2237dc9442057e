import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { Jobs } from '../queue/jobs.js';
import { Outbox } from './outbox.js';
import { LEASE_EVENTS } from './outbox.queries.js';

interface EventRow {
  name: string;
  done: boolean;
  last_error: string | null;
}

let shop: TestShop;
let worker: INestApplicationContext | undefined;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  jest.restoreAllMocks();
  await query(shop.db, 'delete from outbox');
});
afterAll(async () => {
  await shop.close();
});

/** Adds events that start the job `media.render` in one transaction. */
const addEvents = (names: readonly string[]): Promise<void> =>
  inTransaction(shop.db, async (tx) => {
    for (const name of names) await shop.app.get(Outbox).add(tx, 'file.stored', { name }, randomUUID());
  });
const events = (): Promise<EventRow[]> =>
  query(shop.db, `select payload ->> 'name' as name, done_at is not null as done, last_error from outbox order by name`);

describe('the outbox relay', () => {
  it('adds the jobs of a batch together', async () => {
    const batches = jest.spyOn(Jobs.prototype, 'addAll');
    const queue = shop.app.get(Jobs).queue('media');
    // A list misses a job that starts while it is read.
    await queue.pause();
    const names = Array.from({ length: 150 }, (_, n) => `image-${n}`);
    await addEvents(names);
    worker = await openWorker(shop.config);
    const relayed = await eventually(events, (rows) => rows.every(({ done }) => done));
    expect(relayed.filter(({ done }) => done)).toHaveLength(150);
    expect(batches.mock.calls.map(([jobs]) => jobs.length)).toEqual([100, 50]);
    const jobs = await queue.getJobs();
    await queue.resume();
    const queued = jobs.map(({ data }) => (data as { name?: string }).name);
    expect(new Set(queued.filter((name) => name?.startsWith('image-')))).toEqual(new Set(names));
  });

  it('starts at most ten times per second', async () => {
    const startedAt: number[] = [];
    const rows = LEASE_EVENTS.rows.bind(LEASE_EVENTS);
    jest.spyOn(LEASE_EVENTS, 'rows').mockImplementation((...parameters) => {
      startedAt.push(performance.now());
      return rows(...parameters);
    });
    worker = await openWorker(shop.config);
    for (const name of ['image-1', 'image-2', 'image-3']) {
      await addEvents([name]);
      await eventually(events, (all) => all.every(({ done }) => done));
    }
    expect(startedAt.length).toBeGreaterThanOrEqual(3);
    const intervals = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? at));
    // A timer may be a millisecond early.
    expect(intervals.filter((interval) => interval < 99)).toEqual([]);
  });

  it('relays the other events of a batch when the queue rejects one of them', async () => {
    const addAll = Reflect.get(Jobs.prototype, 'addAll');
    jest.spyOn(Jobs.prototype, 'addAll').mockImplementation(async function rejecting(this: Jobs, jobs) {
      if (jobs.some(({ payload }) => 'name' in payload && payload.name === 'bad')) throw new Error('the queue rejects it');
      return addAll.call(this, jobs);
    });
    await addEvents(['good-1', 'bad', 'good-2']);
    worker = await openWorker(shop.config);
    const relayed = await eventually(
      events,
      (rows) => rows.some(({ last_error }) => last_error !== null) && rows.filter(({ done }) => done).length === 2,
    );
    expect(relayed).toEqual([
      { name: 'bad', done: false, last_error: 'the queue rejects it' },
      { name: 'good-1', done: true, last_error: null },
      { name: 'good-2', done: true, last_error: null },
    ]);
  });

  it('finds events whose notification was lost', async () => {
    worker = await openWorker(shop.config);
    await inTransaction(shop.db, async (tx) => {
      await query(tx, 'alter table outbox disable trigger user');
      await shop.app.get(Outbox).add(tx, 'file.stored', { name: 'unheard' }, randomUUID());
      await query(tx, 'alter table outbox enable trigger user');
    });
    const [event] = await eventually(events, ([row]) => row?.done === true);
    expect(event).toMatchObject({ name: 'unheard', done: true });
  });
});
