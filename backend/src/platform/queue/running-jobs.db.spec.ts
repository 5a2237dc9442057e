import type { INestApplicationContext } from '@nestjs/common';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { OutboxCleaning } from '../outbox/purge-outbox.js';
import { Jobs } from './jobs.js';

describe.each(QUEUE_BACKENDS)('a job that somebody waits for, with queues in %s', (_, openHome) => {
  let shop: TestShop;
  let worker: INestApplicationContext;
  let work: jest.SpiedFunction<OutboxCleaning['forgetDone']>;
  beforeAll(async () => {
    work = jest.spyOn(OutboxCleaning.prototype, 'forgetDone');
    shop = await openShopOn(openHome);
  });
  afterEach(() => work.mockReset());
  afterAll(async () => {
    await worker.close();
    await shop.close();
  });

  const run = (waitMs: number): Promise<unknown> => shop.app.get(Jobs).run('outbox.purge-done', {}, waitMs);

  it('is late when nobody does it, and is done all the same', async () => {
    expect(await run(0)).toBe('late');
    work.mockResolvedValue(undefined);
    worker = await openWorker(shop.config);
    expect(await run(20_000)).not.toBe('late');
    expect(work.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('is seen to end, each of thirty at the same time', async () => {
    work.mockResolvedValue(undefined);
    const ends = await Promise.all(Array.from({ length: 30 }, () => run(20_000)));
    expect(ends.filter((end) => end === 'late')).toEqual([]);
  });

  it('tells why it failed, and is tried once only', async () => {
    work.mockRejectedValue(new Error('the table is locked'));
    await expect(run(20_000)).rejects.toThrow('the table is locked');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
