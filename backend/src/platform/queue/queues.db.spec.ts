import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { startProcess } from '#test/support/children/child-process.js';
import { eventually } from '#test/support/eventually.js';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import { openWorker } from '#test/support/worker.js';
import { inTransaction, type Tx } from '../database/transactions.js';
import { query } from '../database/sql.js';
import { Outbox } from '../outbox/outbox.js';
import { jobIdOf } from '../outbox/outbox-relay.js';
import { JobHandlers } from './job-handlers.js';
import { Jobs } from './jobs.js';

interface EventRow {
  id: string;
  done: boolean;
  attempts: number;
  last_error: string | null;
}

describe.each(QUEUE_BACKENDS)('queues in %s', (_name, openBackend) => {
  let shop: TestShop;
  let workers: INestApplicationContext[] = [];

  beforeAll(async () => {
    shop = await openShopOn(openBackend, { JOB_LOCK_SECONDS: byTier('2', '15') });
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
  const addEvent = async (tx: Tx): Promise<string> => {
    const key = randomUUID();
    await shop.app.get(Outbox).add(tx, 'file.stored', { name: key }, key);
    return key;
  };
  const eventOf = async (key: string): Promise<EventRow | undefined> =>
    (
      await query<EventRow>(
        shop.db,
        'select id, done_at is not null as done, attempts, last_error from outbox where dedupe_key = $1',
        [key],
      )
    )[0];
  const whenDone = async (key: string): Promise<EventRow | undefined> =>
    eventually(
      () => eventOf(key),
      (event) => event?.done === true,
    );
  const whenLeased = async (key: string): Promise<EventRow | undefined> =>
    eventually(
      () => eventOf(key),
      (event) => (event?.attempts ?? 0) > 0,
    );
  const media = () => shop.app.get(Jobs).queue('media');
  const expireLease = (): Promise<unknown> => shop.db.query('update outbox set available_at = now() where done_at is null');

  const stateOfJob = (eventId: string | undefined) => () =>
    media()
      .getJob(jobIdOf('media.render', eventId ?? ''))
      .then((job) => job?.getState());
  /** The queue also has the recurring job that cleans up files. */
  const renderJobs = async () => (await media().getJobs()).filter(({ name }) => name === 'media.render');

  it('turn an event into one job, which runs', async () => {
    await startWorker();
    const key = await inTransaction(shop.db, addEvent);
    const event = await whenDone(key);
    expect(event).toMatchObject({ done: true, last_error: null });
    expect(await eventually(stateOfJob(event?.id), (value) => value === 'completed')).toBe('completed');
  });

  it('get no job for an event whose transaction was rolled back', async () => {
    const before = (await renderJobs()).length;
    await startWorker();
    const lost = inTransaction(shop.db, async (tx) => {
      await addEvent(tx);
      throw new Error('sold out');
    });
    await expect(lost).rejects.toThrow('sold out');
    const event = await whenDone(await inTransaction(shop.db, addEvent));
    expect(await eventually(stateOfJob(event?.id), (value) => value === 'completed')).toBe('completed');
    expect(await renderJobs()).toHaveLength(before + 1);
  });

  it('render the newest image first: an admin waits for it, but not for the demo images', async () => {
    const names = ['demo-1', 'demo-2', 'upload'];
    for (const name of names) await shop.app.get(Jobs).add('media.render', { name }, name);
    await startWorker();
    const begun = async (): Promise<number[]> =>
      (await Promise.all(names.map((name) => media().getJob(name)))).map((job) => job?.processedOn ?? 0);
    const [first = 0, second = 0, upload = 0] = await eventually(begun, (moments) => moments.every(Boolean));
    expect([upload <= second, second <= first, upload < first]).toEqual([true, true, true]);
  });

  it('leave an event without jobs in the outbox', async () => {
    await startWorker();
    await shop.db.query(`insert into outbox (topic, payload, dedupe_key) values ('unknown.event', '{}', 'unknown')`);
    await whenDone(await inTransaction(shop.db, addEvent));
    expect(await eventOf('unknown')).toMatchObject({ done: false, attempts: 0 });
  });

  it.each(['before', 'after'])(
    'neither lose nor duplicate a job when the relay is killed %s adding it',
    async (moment) => {
      const key = await inTransaction(shop.db, addEvent);
      const killed = await startProcess(`test/support/children/relay-killed-${moment}-adding.ts`, shop.config);
      expect(await killed.ended).toBe('SIGKILL');
      const leased = await whenLeased(key);
      expect(leased).toMatchObject({ done: false, attempts: 1 });

      await expireLease();
      await startWorker();
      await whenDone(key);
      const id = jobIdOf('media.render', leased?.id ?? '');
      const state = () =>
        media()
          .getJob(id)
          .then((job) => job?.getState());
      // A job that the killed process had started is retried only after its lock expires.
      expect(await eventually(state, (value) => value === 'completed', 80_000)).toBe('completed');
      const all = await media().getJobs();
      expect(all.filter((job) => job.id === id)).toHaveLength(1);
    },
    120_000,
  );

  it('remove the schedulers of jobs that were renamed or moved to another queue, but not those of a newer version', async () => {
    const { jobs, retired } = { jobs: shop.app.get(Jobs), retired: ['payments.sweep', 'outbox.forget-done'] };
    for (const name of [...retired, 'newer.job'])
      await jobs.queue('shop').upsertJobScheduler(name, { every: 3_600_000 }, { name, data: {} });
    const run = await jobs.queue('payments').add('orders.settle-refunds', {});
    await startWorker();
    // A run that the older version left behind is nothing that fails for ever.
    expect(
      await eventually(
        () => run.getState(),
        (state) => state === 'completed' || state === 'failed',
      ),
    ).toBe('completed');
    const keys = async (): Promise<string[]> => (await jobs.queue('shop').getJobSchedulers()).map(({ key }) => key);
    const left = await eventually(keys, (all) => !retired.some((name) => all.includes(name)));
    expect(left).toEqual(expect.not.arrayContaining(retired));
    expect((await jobs.queue('shop').getDelayed()).filter(({ name }) => retired.includes(name))).toEqual([]);
    expect((await jobs.queue('payments').getJobSchedulers()).map(({ key }) => key)).toContain('payments.sweep');
    expect(await keys()).toContain('newer.job');
    await jobs.queue('shop').removeJobScheduler('newer.job');
  });

  it('distribute the events over two workers, each event to one of them', async () => {
    const keys = await Promise.all(Array.from({ length: 30 }, () => inTransaction(shop.db, addEvent)));
    await Promise.all([startWorker(), startWorker()]);
    for (const key of keys) expect(await whenDone(key)).toMatchObject({ attempts: 1 });
  });

  it('handle mail while every payment job hangs (threat 94)', async () => {
    const original = Reflect.get(JobHandlers.prototype, 'run');
    let release = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    const handlers = jest.spyOn(JobHandlers.prototype, 'run').mockImplementation(async function run(this: JobHandlers, ...args) {
      if (args[0].startsWith('payments.')) return hanging;
      if (args[0].startsWith('mail.')) return 'sent';
      return original.apply(this, args);
    });
    const jobs = shop.app.get(Jobs);
    await startWorker();
    for (let count = 0; count < 20; count++) await jobs.add('payments.sweep', {});
    expect(await jobs.run('mail.order-received', { orderId: randomUUID() }, 10_000)).toEqual({ result: 'sent' });
    release();
    for (const worker of workers.splice(0)) await worker.close();
    handlers.mockRestore();
    await jobs.queue('payments').drain();
  });

  it('let a worker exit cleanly on SIGTERM and when its parent process exits', async () => {
    const asked = await startProcess('src/worker.ts', shop.config);
    asked.child.kill('SIGTERM');
    expect([await asked.ended, asked.output()]).toEqual([0, expect.not.stringContaining('"level":50')]);

    const orphan = await startProcess('src/worker.ts', shop.config);
    orphan.child.disconnect();
    expect(await orphan.ended).toBe(0);
  }, 180_000);
});
