import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { QUEUE_BACKENDS, type TestQueueBackend } from '#test/support/backends/queue-backends.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openWorker } from '#test/support/worker.js';
import { QUEUES } from '#src/jobs.js';
import { Clock } from '#platform/clock.js';
import { Jobs } from '#platform/queue/jobs.js';

describe.each(QUEUE_BACKENDS)('operations with queues in %s', (name, openBackend) => {
  let backend: TestQueueBackend;
  let shop: TestShop;
  beforeAll(async () => {
    backend = await openBackend();
    shop = await openShop({ ...backend.settings, TRUSTED_PROXIES: '1' });
  });
  afterAll(async () => {
    await shop.close();
    await backend.stop();
  });

  const session = async (): Promise<string> => {
    const { headers, body } = await shop
      .http()
      .post('/api/admin/queue-session')
      .set(await asAdmin(shop))
      .expect(200);
    expect(body).toEqual({ url: '/admin/queues' });
    return (headers['set-cookie'] as unknown as string[])[0] ?? '';
  };
  const pair = (cookie: string): string => cookie.split(';')[0] ?? '';

  describe('the queue dashboard', () => {
    it('issues a session cookie to admins only, limited to its path', async () => {
      await shop.http().post('/api/admin/queue-session').expect(401);
      await shop
        .http()
        .post('/api/admin/queue-session')
        .set(await asAdmin(shop, { isAdmin: false }))
        .expect(403);
      expect(await session()).toMatch(
        /^shop_queue_session=[^;]+; Path=\/admin\/queues; HttpOnly; SameSite=Strict; Expires=[^;]+ GMT$/,
      );
      const { headers } = await shop
        .http()
        .post('/api/admin/queue-session')
        .set(await asAdmin(shop))
        .set('x-forwarded-proto', 'https')
        .expect(200);
      expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
    });

    it('serves no page, script or API call without a session', async () => {
      const page = await shop
        .http()
        .get('/admin/queues')
        .set('cookie', pair(await session()))
        .expect(200);
      expect(page.text).not.toContain('https://');
      const script = /src="(static\/js\/main[^"]+)"/.exec(page.text)?.[1] ?? 'missing';
      for (const path of [
        '',
        '/',
        '/queue/media',
        '/api/queues',
        '/api/redis/stats',
        `/${script}`,
        '/static/nothing',
        '/%2e%2e/queues',
      ]) {
        await shop.http().get(`/admin/queues${path}`).expect(401);
      }
      await shop
        .http()
        .get(`/admin/queues/${script}`)
        .set('cookie', pair(await session()))
        .expect(200);
      await shop.http().put('/admin/queues/api/queues/media/retry/failed').expect(401);
    });

    it.each([
      ['an altered cookie', (cookie: string) => `${cookie}x`],
      ['another signature', (cookie: string) => cookie.replace(/\.[^.]+$/, '.AAAA')],
      ['two cookies', (cookie: string) => `${cookie}; ${cookie}`],
      ['an empty cookie', () => 'shop_queue_session='],
    ])('rejects %s', async (_, alter) => {
      await shop
        .http()
        .get('/admin/queues/api/queues')
        .set('cookie', alter(pair(await session())))
        .expect(401);
    });

    it('refuses writes that another origin sends, even with the cookie (threat 101)', async () => {
      const path = '/admin/queues/api/queues/media/pause';
      const cookie = pair(await session());
      for (const origin of ['https://evil.example', 'null', 'http://sister.127.0.0.1']) {
        await shop.http().put(path).set('cookie', cookie).set('origin', origin).expect(403);
      }
      await shop.http().put(path).set('cookie', cookie).set('origin', shop.origin).expect(200);
      await shop.http().put('/admin/queues/api/queues/media/resume').set('cookie', cookie).expect(200);
    });

    it('ends the session at logout', async () => {
      const admin = await asAdmin(shop);
      const { headers } = await shop.http().post('/api/admin/queue-session').set(admin).expect(200);
      const cookie = pair((headers['set-cookie'] as unknown as string[])[0] ?? '');
      await shop.http().get('/admin/queues/api/queues').set('cookie', cookie).expect(200);
      await shop.http().post('/api/admin/logout').set(admin);
      await shop.http().get('/admin/queues/api/queues').set('cookie', cookie).expect(401);
    });

    it('shows the error of a failed job and retries it', async () => {
      const cookie = pair(await session());
      const queue = shop.app.get(Jobs).queue('media');
      const job = await queue.add('unknown.job', {}, { attempts: 1 });
      const worker = await openWorker(shop.config);
      expect(
        await eventually(
          () => job.getState(),
          (state) => state === 'failed',
        ),
      ).toBe('failed');
      const { body } = await shop
        .http()
        .get('/admin/queues/api/queues?activeQueue=media&status=failed')
        .set('cookie', cookie)
        .expect(200);
      expect(JSON.stringify(body)).toContain('No handler for the job unknown.job');
      expect((await shop.http().get('/metrics')).text).toMatch(/shop_queue_jobs\{queue="media",state="failed"\} 1/);
      const ready = await shop.http().get('/api/health/ready').expect(200);
      const disk: unknown = expect.stringMatching(/^ok$|is nearly full$/);
      expect(ready.body).toMatchObject({ parts: { queues: expect.stringMatching(/ 1 failed$/) as string, disk } });
      await shop.http().put(`/admin/queues/api/queues/media/${job.id}/retry`).set('cookie', cookie).expect(204);
      const tries = async (): Promise<number> => (await queue.getJob(job.id ?? ''))?.attemptsMade ?? 0;
      expect(await eventually(tries, (made) => made === 2)).toBe(2);
      await worker.close();
      await job.remove();
    });
  });

  describe('metrics', () => {
    it('report depth, age and failures of every queue', async () => {
      const clock = freezeClock(shop.app.get(Clock));
      await shop.app.get(Jobs).add('media.render', { name: 'none' });
      clock.advance(90_000);
      const { text, headers } = await shop.http().get('/metrics').expect(200);
      expect(headers['content-type']).toContain('text/plain');
      expect(text).toMatch(/shop_queue_jobs\{queue="media",state="waiting"\} 1/);
      expect(text).toMatch(/shop_queue_oldest_waiting_seconds\{queue="media"\} (89|9\d)\n/);
      for (const queue of Object.keys(QUEUES)) expect(text).toContain(`shop_queue_jobs{queue="${queue}",state="failed"} 0`);
      expect(text).toMatch(/shop_outbox_events\{state="waiting"\} 0/);
    });

    it('are available only to this host or with the token', async () => {
      await shop.http().get('/metrics').set('x-forwarded-for', '203.0.113.9').expect(403);
    });
  });

  describe('readiness', () => {
    it('reports its parts', async () => {
      const { body } = await shop.http().get('/api/health/ready').expect(200);
      expect(body).toMatchObject({
        status: 'ready',
        parts: { database: 'ok', queues: expect.stringMatching(/^ok, [1-9]\d* waiting, oldest (89|9\d) s, 0 failed$/) as string },
      });
    });

    if (name === 'Redis') {
      it('is ready while the queues are unreachable, and reaches them again', async () => {
        const queues = async (): Promise<string> => {
          const { body } = await shop.http().get('/api/health/ready').expect(200);
          return (body as { parts: { queues: string } }).parts.queues;
        };
        await backend.redis?.kill();
        expect(await queues()).toBe('unreachable');
        await shop.http().get('/metrics').expect(200);
        await backend.redis?.start();
        expect(await eventually(queues, (state) => state !== 'unreachable')).toMatch(/^ok, 0 waiting/);
      });
    }
  });
});
