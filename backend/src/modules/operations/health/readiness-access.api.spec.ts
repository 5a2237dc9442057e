import { asAdmin } from '#test/support/builders/users.js';
import { createTestDatabase } from '#test/support/database/test-database.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { startTcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { checkShop } from '#src/doctor/check-shop.js';

const TOKEN = 'a-token-of-some-length';
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: '0123456789abcdefghijklmnopqrstuv',
  ADMIN_USERNAME: 'ruth',
  ADMIN_PASSWORD: 'violet canyon 42 kettle',
  PUBLIC_ORIGIN: 'https://shop.example',
  TRUSTED_PROXIES: '1',
  METRICS_TOKEN: TOKEN,
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop(PRODUCTION);
  await givenProduct(shop.db, { buyableFrom: new Date(Date.now() + 3_600_000) });
});
afterAll(() => shop.close());

async function parts(headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { body } = await shop.http().get('/api/health/ready').set(headers).expect(200);
  expect(Object.keys(body as object)).toEqual(['status', 'parts']);
  return (body as { parts: Record<string, string> }).parts;
}

describe('readiness in production', () => {
  it.each([
    ['nobody', {}],
    ['a wrong token', bearer('another-token-of-some-length')],
    ['a wrong scheme', { authorization: `Basic ${TOKEN}` }],
    ['this host behind a proxy', { 'x-forwarded-for': '127.0.0.1' }],
  ])('tells %s which parts are well, without figures, and nothing of a drop (threat 106)', async (_, headers) => {
    const told = await parts(headers);
    expect(told).toEqual({
      database: 'ok',
      notifications: 'ok',
      queues: 'ok',
      worker: 'warning',
      backup: 'warning',
      disk: expect.stringMatching(/^(ok|warning)$/) as string,
      settings: 'warning',
      files: 'ok',
      videos: expect.stringMatching(/^(ok|warning)$/) as string,
      mail: 'ok',
    });
  });

  it('tells whoever has the token of the metrics, or a session of staff, all of it', async () => {
    for (const headers of [bearer(TOKEN), await asAdmin(shop), await asAdmin(shop, { role: 'packer' })])
      expect(await parts(headers)).toMatchObject({
        queues: expect.stringMatching(/^ok, \d+ waiting, oldest \d+ s, \d+ failed$/) as string,
        worker: 'warning: no recurring job has run yet; start the worker',
        drop: expect.stringMatching(/^warning: opens in \d+ s: 1 product, 1 without image$/) as string,
      });
    expect(await parts(await asAdmin(shop, { isAdmin: false }))).toMatchObject({ queues: 'ok', worker: 'warning' });
  });

  it('tells the doctor why, with the token', async () => {
    const line = async (METRICS_TOKEN?: string) =>
      (await checkShop(shop.origin, { METRICS_TOKEN })).find(({ subject }) => subject === 'worker');
    expect(await line(TOKEN)).toMatchObject({ state: 'warning', text: 'no recurring job has run yet; start the worker' });
    expect(await line()).toMatchObject({
      state: 'warning',
      text: 'is not ok, and only METRICS_TOKEN lets the doctor read why; otherwise see the log',
    });
  });

  it('answers staff while the database is silent', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const other = await openShop({ ...PRODUCTION, DATABASE_URL: url.href });
    const staff = await asAdmin(other);
    proxy.freeze();
    const { body } = await other.http().get('/api/health/ready').set(staff).expect(503);
    expect(body).toMatchObject({ status: 'not ready', parts: { database: 'warning', backup: 'warning', mail: 'warning' } });
    proxy.thaw();
    await other.close();
    await proxy.close();
    await database.drop();
  });
});

it('readiness tells everybody everything on a machine of a developer', async () => {
  const own = await openShop();
  const { body } = await own.http().get('/api/health/ready').set('x-forwarded-for', '203.0.113.9').expect(200);
  expect((body as { parts: object }).parts).toMatchObject({
    worker: expect.stringMatching(/^warning: no recurring job/) as string,
  });
  await own.close();
});
