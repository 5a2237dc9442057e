import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { startProcess } from '#test/support/children/child-process.js';
import { eventually } from '#test/support/eventually.js';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { inTransaction, type Tx } from '../database/transactions.js';
import { query } from '../database/sql.js';
import { Outbox } from '../outbox/outbox.js';
import { jobIdOf } from '../outbox/outbox-relay.js';
import { Jobs } from './jobs.js';

interface FactRow {
  id: string;
  done: boolean;
  attempts: number;
  last_error: string | null;
}

describe.each(QUEUE_BACKENDS)('queues in %s', (_name, openHome) => {
  let shop: TestShop;
  let workers: INestApplicationContext[] = [];

  beforeAll(async () => {
    shop = await openShopOn(openHome);
  });
  afterEach(async () => {
    for (const worker of workers) await worker.close();
    workers = [];
    await shop.db.query('delete from outbox');
  });
  afterAll(() => shop.close());

  const startWorker = async (): Promise<void> => {
    workers.push(await openWorker(shop.config));
  };
  const tell = async (tx: Tx): Promise<string> => {
    const key = randomUUID();
    await shop.app.get(Outbox).add(tx, 'file.stored', { name: key }, key);
    return key;
  };
  const factOf = async (key: string): Promise<FactRow | undefined> =>
    (
      await query<FactRow>(
        shop.db,
        'select id, done_at is not null as done, attempts, last_error from outbox where dedupe_key = $1',
        [key],
      )
    )[0];
  const whenDone = async (key: string): Promise<FactRow | undefined> =>
    eventually(
      () => factOf(key),
      (fact) => fact?.done === true,
    );
  const whenTaken = async (key: string): Promise<FactRow | undefined> =>
    eventually(
      () => factOf(key),
      (fact) => (fact?.attempts ?? 0) > 0,
    );
  const media = () => shop.app.get(Jobs).queue('media');
  const leaseRunsOut = (): Promise<unknown> => shop.db.query('update outbox set available_at = now() where done_at is null');

  it('turn a told fact into one job, which is done', async () => {
    await startWorker();
    const key = await inTransaction(shop.db, tell);
    const fact = await whenDone(key);
    expect(fact).toMatchObject({ done: true, last_error: null });
    const state = () =>
      media()
        .getJob(jobIdOf('media.render', fact?.id ?? ''))
        .then((job) => job?.getState());
    expect(await eventually(state, (value) => value === 'completed')).toBe('completed');
  });

  it('never hear of a fact whose transaction was rolled back', async () => {
    const before = await media().getJobCounts();
    await startWorker();
    const lost = inTransaction(shop.db, async (tx) => {
      await tell(tx);
      throw new Error('sold out');
    });
    await expect(lost).rejects.toThrow('sold out');
    await whenDone(await inTransaction(shop.db, tell));
    const seen = await eventually(
      () => media().getJobCounts(),
      (counts) => counts['completed'] === (before['completed'] ?? 0) + 1,
    );
    expect(seen).toMatchObject({ completed: (before['completed'] ?? 0) + 1, waiting: 0, failed: 0 });
  });

  it('render the newest picture first: somebody waits for it, and nobody for the demo shop’s', async () => {
    const names = ['demo-1', 'demo-2', 'upload'];
    for (const name of names) await shop.app.get(Jobs).add('media.render', { name }, name);
    await startWorker();
    const begun = async (): Promise<number[]> =>
      (await Promise.all(names.map((name) => media().getJob(name)))).map((job) => job?.processedOn ?? 0);
    const [first = 0, second = 0, upload = 0] = await eventually(begun, (moments) => moments.every(Boolean));
    expect([upload <= second, second <= first, upload < first]).toEqual([true, true, true]);
  });

  it('leave a fact without a reaction where it is', async () => {
    await startWorker();
    await shop.db.query(`insert into outbox (topic, payload, dedupe_key) values ('unknown.fact', '{}', 'unknown')`);
    await whenDone(await inTransaction(shop.db, tell));
    expect(await factOf('unknown')).toMatchObject({ done: false, attempts: 0 });
  });

  it.each(['before', 'after'])(
    'lose and double nothing when the relay is killed %s adding the job',
    async (moment) => {
      const key = await inTransaction(shop.db, tell);
      const killed = await startProcess(`test/support/children/relay-killed-${moment}-adding.ts`, shop.config);
      expect(await killed.ended).toBe('SIGKILL');
      const taken = await whenTaken(key);
      expect(taken).toMatchObject({ done: false, attempts: 1 });

      await leaseRunsOut();
      await startWorker();
      await whenDone(key);
      const id = jobIdOf('media.render', taken?.id ?? '');
      const state = () =>
        media()
          .getJob(id)
          .then((job) => job?.getState());
      // A job that the killed process had begun is given up only after its lock of 30 s.
      expect(await eventually(state, (value) => value === 'completed', 80_000)).toBe('completed');
      const all = await media().getJobs();
      expect(all.filter((job) => job.id === id)).toHaveLength(1);
    },
    120_000,
  );

  it('share the facts between two workers without doing one twice', async () => {
    const keys = await Promise.all(Array.from({ length: 30 }, () => inTransaction(shop.db, tell)));
    await Promise.all([startWorker(), startWorker()]);
    for (const key of keys) expect(await whenDone(key)).toMatchObject({ attempts: 1 });
  });

  it('end a worker in order on SIGTERM, and when the process that started it is gone', async () => {
    const asked = await startProcess('src/worker.ts', shop.config);
    asked.child.kill('SIGTERM');
    expect([await asked.ended, asked.output()]).toEqual([0, expect.not.stringContaining('"level":50')]);

    const orphan = await startProcess('src/worker.ts', shop.config);
    orphan.child.disconnect();
    expect(await orphan.ended).toBe(0);
  }, 60_000);
});
