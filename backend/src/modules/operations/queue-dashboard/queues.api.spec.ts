import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { openShopOn } from '#test/support/backends/all-backends.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Jobs } from '#platform/queue/jobs.js';
import type { QueueSummaryView } from './queues.view.js';

describe.each(QUEUE_BACKENDS)('the summary of the queues in %s', (_, openBackend) => {
  let shop: TestShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
    admin = await asAdmin(shop);
  });
  afterAll(() => shop.close());

  const summary = async (): Promise<QueueSummaryView> =>
    (await shop.http().get('/api/admin/queues').set(admin).expect(200)).body as QueueSummaryView;

  it('is for admins only', async () => {
    await shop.http().get('/api/admin/queues').expect(401);
    await shop
      .http()
      .get('/api/admin/queues')
      .set(await asAdmin(shop, { isAdmin: false }))
      .expect(403);
  });

  it('counts waiting jobs and events, and says how old the oldest one is', async () => {
    expect(await summary()).toEqual({ reachable: true, waiting: 0, oldestWaitingSeconds: 0, failed: 0, lastFailure: null });
    const clock = freezeClock(shop.app.get(Clock));
    await shop.app.get(Jobs).add('media.render', { name: 'none' }, 'first');
    await inTransaction(shop.db, (tx) => shop.app.get(Outbox).add(tx, 'file.stored', { name: 'none' }, 'second'));
    clock.advance(90_000);
    const { waiting, oldestWaitingSeconds } = await summary();
    expect([waiting, oldestWaitingSeconds >= 89]).toEqual([2, true]);
    await shop.db.query('delete from outbox');
    await shop.app.get(Jobs).queue('media').drain();
  });

  it('names the job that failed last, with its reason', async () => {
    const queue = shop.app.get(Jobs).queue('mail');
    const job = await queue.add('unknown.job', {}, { attempts: 1 });
    const worker = await openWorker(shop.config);
    const { lastFailure } = await eventually(summary, (view) => view.failed === 1);
    await worker.close();
    await job.remove();
    expect(lastFailure).toMatchObject({
      queue: 'mail',
      job: 'unknown.job',
      reason: expect.stringMatching(/^No handler for the job unknown\.job/) as string,
    });
  });
});

describe('the queue dashboard without a session', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('answers a person with a page that leads to the admin', async () => {
    const { text, headers } = await shop.http().get('/admin/queues').set('accept', 'text/html,*/*;q=0.8').expect(401);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('href="/admin"');
  });

  it.each([
    ['/admin/queues', 401],
    ['/admin/queues/api/queues', 401],
    ['/metrics', 403],
    ['/api/admin/queues', 401],
    ['/api/nothing', 404],
  ])('%s answers %s with the id of the request', async (path, status) => {
    const { body, headers } = await shop.http().get(path).set('x-forwarded-for', '203.0.113.9').expect(status);
    expect(body).toMatchObject({
      statusCode: status,
      message: expect.any(String) as string,
      requestId: headers['x-request-id'],
    });
  });
});
