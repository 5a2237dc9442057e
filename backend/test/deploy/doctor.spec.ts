import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestMail } from '#modules/mail/index.js';
import { QUEUE_BACKENDS } from '#test/support/backends/queue-backends.js';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { asAdmin } from '#test/support/builders/users.js';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { startTcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { loadConfig, type Config } from '../../src/config.js';
import { checkTls } from '../../src/doctor/check-tls.js';
import { examine, reportOf } from '../../src/doctor/examine.js';
import type { CheckResult } from '../../src/doctor/check-result.js';

let site: FakeSite;
let shop: TestShop;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

const withSettings = (settings: Partial<Config>): Config => Object.assign({}, shop.config, settings);
const found = (results: CheckResult[], subject: string): string[] =>
  results.filter((result) => result.subject === subject).map(({ state, text }) => `${state}: ${text}`);
const answer = (status: number, location = ''): Promise<Response> =>
  Promise.resolve(new Response(null, { status, headers: { location } }));
const SERVER_STEPS = ['mail', 'origin', 'settings', 'webhook', 'backup'];
/** Nothing listens there; fetch refuses low ports before it connects. */
const NOWHERE = '127.0.0.1:65534';

describe('npm run doctor', () => {
  it('finds no problem with a shop that runs, and says what it looked at', async () => {
    const results = await examine(shop.config, shop.origin);
    expect(results.filter(({ state }) => state === 'problem')).toEqual([]);
    const subjects = new Set(results.map(({ subject }) => subject));
    for (const subject of ['settings', 'database', 'clock', 'schema', 'disk', 'shop', 'page', 'queues', 'worker', 'backup'])
      expect(subjects).toContain(subject);
    expect(found(results, 'worker')).toEqual(['warning: no recurring job has run yet; start the worker']);
    const { text, exitCode } = reportOf(results);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/0 problems, \d+ warnings, \d+ ok\n$/);
  });

  it('says that the shop does not answer, and ends with 1', async () => {
    const results = await examine(shop.config, `http://${NOWHERE}`);
    expect(found(results, 'shop')).toEqual([
      expect.stringMatching(/^problem: http:\/\/127\.0\.0\.1:65534 does not answer: .*ECONNREFUSED/),
    ]);
    expect(reportOf(results)).toMatchObject({ exitCode: 1 });
  });

  it.each<[string, Partial<Config>, RegExp]>([
    ['mail', { SMTP_URL: `smtp://${NOWHERE}` }, /^problem: the mail server does not accept SMTP_URL: .*ECONNREFUSED/],
    ['redis', { REDIS_URL: `redis://${NOWHERE}` }, /^problem: REDIS_URL does not answer/],
    ['database', { DATABASE_URL: `postgres://a:b@${NOWHERE}/c` }, /^problem: DATABASE_URL: no server answers there/],
    ['database', { DATABASE_DIRECT_URL: `postgres://a:b@${NOWHERE}/c` }, /^problem: DATABASE_DIRECT_URL: no server answers/],
    ['database', { DATABASE_POOL: 200 }, /^warning: API and worker open up to 402 connections, the server allows \d+; raise/],
    ['disk', { DATA_DIR: '/proc/nowhere' }, /^problem: DATA_DIR cannot be used/],
    [
      'webhook',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /^warning: Stripe has never reached the shop: register .*\/api\/webhooks\/stripe/,
    ],
    ['proxies', { PUBLIC_ORIGIN: 'https://shop.test', TRUSTED_PROXIES: 0 }, /^warning: TRUSTED_PROXIES is 0/],
    ['settings', { RATE_LIMITS: 'on', DEMO_SHOP: 'on' }, /^warning: (SMTP_URL|MAIL_|DEMO_SHOP)/],
    ['origin', { PUBLIC_ORIGIN: 'http://shop.test' }, /^warning: PUBLIC_ORIGIN does not start with https/],
    ['backup', {}, /^warning: No backup is younger than a day/],
  ])('finds what is wrong with %s', async (subject, settings, expected) => {
    const texts = found(await examine(withSettings(settings), shop.origin), subject).filter((text) => !text.startsWith('ok'));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(expected);
  });

  it('compares both addresses of the database', async () => {
    const { DATABASE_URL: direct = '' } = shop.config;
    const another = await createTestDatabase();
    for (const [pooled, expected] of [
      [direct, /^ok: both lead to the database "t_\w+" of one server \(by its identifier\)$/],
      [another.url, /^problem: DATABASE_DIRECT_URL: leads to the database "t_\w+", and DATABASE_URL to/],
      [`postgres://a:b@${NOWHERE}/c`, /^problem: DATABASE_URL: no server answers there/],
    ] as const) {
      const results = await examine(withSettings({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }), shop.origin);
      expect(found(results, 'addresses')).toEqual([expect.stringMatching(expected)]);
    }
    await another.drop();
  });

  it('warns of exactly what "Before you open" lists', async () => {
    const { body } = await shop
      .http()
      .get('/api/admin/opening')
      .set(await asAdmin(shop))
      .expect(200);
    const listed = (body.steps as { id: string; hint: string; done: boolean }[])
      .filter(({ id, done }) => !done && SERVER_STEPS.includes(id))
      .flatMap(({ hint }) => hint.split('\n'));
    expect(listed.length).toBeGreaterThan(2);
    const results = await examine(shop.config, shop.origin);
    const warnings = results.filter(({ state, subject }) => state === 'warning' && subject !== 'worker').map(({ text }) => text);
    expect(warnings.toSorted()).toEqual(listed.toSorted());
  });

  it('asks for a test email until one has arrived', async () => {
    const smtp = await startFakeSmtp();
    const config = withSettings({ SMTP_URL: smtp.url });
    const before = await examine(config, shop.origin);
    expect(found(before, 'mail')).toEqual(['ok: the mail server accepts the sign-in']);
    expect(found(before, 'mail arrives')).toEqual([expect.stringMatching(/^warning: No test mail has arrived/)]);
    await shop.db.getRepository(TestMail).save({ arrivedAt: new Date() });
    const after = await examine(config, shop.origin);
    expect(found(after, 'mail arrives')).toEqual(['ok: a test email has reached its mailbox']);
    await smtp.close();
  });

  it.each<[string, () => Promise<Response>, RegExp]>([
    ['leads to https', () => answer(308, 'https://shop.invalid/'), /^ok: http leads to https$/],
    ['leads to http', () => answer(301, 'http://shop.invalid/home'), /^problem: http:\/\/shop\.invalid\/ is 301 and does not/],
    ['answers itself', () => answer(200), /^problem: http:\/\/shop\.invalid\/ is 200 and does not lead to https/],
    ['is closed', () => Promise.reject(new Error('connect ECONNREFUSED')), /^warning: .* does not answer: connect ECONNREFUSED/],
  ])('looks where http goes: %s', async (_case, respond, expected) => {
    const http = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
    const results = await checkTls('https://shop.invalid');
    expect(http).toHaveBeenCalledWith('http://shop.invalid/', expect.objectContaining({ redirect: 'manual' }));
    http.mockRestore();
    expect(found(results, 'redirect')).toEqual([expect.stringMatching(expected)]);
  });

  it('finds another server behind the address, and a page whose scripts are missing', async () => {
    const postgres = new URL(shop.config.DATABASE_URL ?? '');
    const proxy = await startTcpProxy(Number(postgres.port));
    expect(found(await examine(shop.config, `http://127.0.0.1:${proxy.port}`), 'shop')).toEqual([
      expect.stringMatching(/^problem/),
    ]);
    await proxy.close();
    const page = jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname === '/') return Promise.resolve(new Response('<script src="/assets/gone-1.js">'));
      if (pathname.startsWith('/assets/')) return Promise.resolve(new Response('', { status: 404 }));
      const body =
        pathname === '/api/health'
          ? { status: 'ok', version: '0.0.1', commit: '0123456789abcdef' }
          : { status: 'ready', parts: { queues: 'ok, 5 waiting, oldest 1000 s, 2 failed' } };
      return Promise.resolve(Response.json(body));
    });
    const results = await examine(shop.config, 'https://shop.invalid');
    page.mockRestore();
    expect(found(results, 'page')).toEqual([expect.stringMatching(/^problem: \/assets\/gone-1\.js of the home page is 404/)]);
    expect(found(results, 'shop')).toEqual([
      expect.stringMatching(/^warning: .* runs version 0\.0\.1 \(commit 0123456789ab\), and this is \d/),
    ]);
    expect(found(results, 'queues')).toEqual([expect.stringMatching(/^problem: .*ShopQueueStuck/)]);
    expect(found(results, 'metrics')).toEqual([expect.stringMatching(/^problem: everybody can read/)]);
    expect(found(results, 'certificate')).toEqual([expect.stringMatching(/^problem: browsers refuse it/)]);
  });

  it.each(QUEUE_BACKENDS.filter(([name]) => name === 'Redis'))('warns of a %s that forgets', async (_name, open) => {
    const backend = await open();
    const config = loadConfig({ ...backend.settings });
    const folder = await mkdtemp(join(tmpdir(), 'shop-doctor-'));
    const results = await examine({ ...config, DATA_DIR: folder }, shop.origin);
    expect(found(results, 'redis')).toEqual([expect.stringMatching(/^(warning: forgets|ok)/)]);
    await rm(folder, { recursive: true });
    await backend.stop();
  });
});
