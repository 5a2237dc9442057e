import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { eventually } from '#test/support/eventually.js';
import { openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { PurgeOutbox } from '../outbox/purge-outbox.js';
import { Jobs } from './jobs.js';

describe.each(QUEUE_BACKENDS)('Jobs.run with queues in %s', (_, openBackend) => {
  let shop: TestShop;
  let worker: INestApplicationContext;
  let handler: jest.SpiedFunction<PurgeOutbox['execute']>;
  beforeAll(async () => {
    handler = jest.spyOn(PurgeOutbox.prototype, 'execute');
    shop = await openShopOn(openBackend);
  });
  afterEach(() => handler.mockReset());
  afterAll(async () => {
    await worker.close();
    await shop.close();
  });

  const run = (timeoutMs: number): Promise<unknown> => shop.app.get(Jobs).run('outbox.purge-done', {}, timeoutMs);

  it('times out without a worker; the job runs when a worker starts', async () => {
    expect(await run(0)).toBe('timeout');
    handler.mockResolvedValue(undefined);
    worker = await openWorker(shop.config);
    expect(await run(20_000)).not.toBe('timeout');
    expect(handler.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('returns the result of each of thirty concurrent jobs', async () => {
    handler.mockResolvedValue(undefined);
    const results = await Promise.all(Array.from({ length: 30 }, () => run(20_000)));
    expect(results.filter((result) => result === 'timeout')).toEqual([]);
  });

  it('throws the error of a failed job, without a second attempt', async () => {
    handler.mockRejectedValue(new Error('the table is locked'));
    await expect(run(20_000)).rejects.toThrow('the table is locked');
    // The handler may also be called by the schedule, whose jobs have two attempts.
    const failed = await shop.app.get(Jobs).queue('shop').getFailed();
    expect(failed.filter(({ opts }) => opts.attempts === 1).map(({ attemptsMade }) => attemptsMade)).toEqual([1]);
  });

  it('gives up a job that always fails, with growing gaps, and counts it for the alarm (threat 90)', async () => {
    const jobs = shop.app.get(Jobs);
    await jobs.add('invoice.render', { invoiceId: randomUUID() });
    const failed = async () => (await jobs.queue('shop').getFailed()).filter(({ name }) => name === 'invoice.render');
    const [job] = await eventually(failed, ({ length }) => length === 1);
    expect(job).toMatchObject({ attemptsMade: 3, opts: { attempts: 3, backoff: { type: 'exponential', delay: 1_000 } } });
    // 1 s and 2 s, each up to a fifth shorter.
    expect((job?.finishedOn ?? 0) - (job?.timestamp ?? 0)).toBeGreaterThanOrEqual(2_400);
    expect((await shop.http().get('/metrics').expect(200)).text).toMatch(/shop_queue_jobs\{queue="shop",state="failed"\} [1-9]/);
  }, 90_000);
});
