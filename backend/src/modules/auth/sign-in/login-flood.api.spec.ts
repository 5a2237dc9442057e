import { randomUUID } from 'node:crypto';
import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { createDataSource } from '#src/data-source.js';
import { inTransaction, lockName } from '#platform/database/transactions.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1', DATABASE_POOL: '4' });
});
afterAll(() => shop.close());

const login = (address: string, username = 'nobody', password = 'wrong') =>
  shop.http().post('/api/admin/login').set('x-forwarded-for', address).send({ username, password });
const cart = () => shop.http().get(`/api/cart?sessionId=session-${randomUUID()}`);

/** Holds the lock that login attempts of `address` take, while `work` runs. */
async function whileLocked(address: string, work: () => Promise<void>): Promise<void> {
  const other = await createDataSource(shop.config.DATABASE_URL ?? '', 1, 'test').initialize();
  try {
    await inTransaction(other, async (tx) => {
      await lockName(tx, `login ${address}`);
      await work();
    });
  } finally {
    await other.destroy();
  }
}

describe('a flood of logins (threat 38)', () => {
  it('loses its connections, which would keep the server from accepting those of shoppers', async () => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.6' },
      body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
    };
    const answers = await Promise.all(Array.from({ length: 61 }, () => fetch(`${shop.origin}/api/admin/login`, request)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const rejected = answers.filter((_, n) => texts[n]?.includes('Too many requests'));
    expect(rejected.map(({ headers }) => headers.get('connection'))).toEqual(['close']);
  });

  it('leaves database connections to the shop, although every login waits for the same lock', async () => {
    let answers: Promise<{ status: number }[]> = Promise.resolve([]);
    await whileLocked('203.0.113.7', async () => {
      answers = Promise.all(Array.from({ length: 40 }, () => login('203.0.113.7')));
      const carts = await Promise.all(Array.from({ length: 40 }, () => cart()));
      expect(carts.map(({ status }) => status)).toEqual(carts.map(() => 200));
    });
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  it('is rejected in memory beyond 60 logins a minute of one address', async () => {
    const user = await givenUser(shop);
    const before = await shop.db.query('select count(*)::int as count from login_attempts');
    const answers = await Promise.all(Array.from({ length: 200 }, () => login('203.0.113.8')));
    const messages = answers.map(({ body }) => (body as { message: string }).message);
    expect(messages.filter((message) => message.startsWith('Too many requests'))).toHaveLength(140);
    const after = await shop.db.query('select count(*)::int as count from login_attempts');
    expect(after[0].count - before[0].count).toBe(5);
    await login('203.0.113.9', user.username, TEST_PASSWORD).expect(200);
  });
});

it('keeps the limits of logins in production, also without the other limits (threat 38)', async () => {
  const production = await openShop({
    NODE_ENV: 'production',
    APP_SECRET: 'a secret of the tests, long enough for anyone',
    PUBLIC_ORIGIN: 'https://shop.example',
    TRUSTED_PROXIES: '1',
    ADMIN_USERNAME: 'ruth',
    ADMIN_PASSWORD: TEST_PASSWORD,
    RATE_LIMITS: 'off',
  });
  const guess = () =>
    production
      .http()
      .post('/api/admin/login')
      .set('x-forwarded-for', '203.0.113.9')
      .send({ username: 'ruth', password: 'wrong' });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++) statuses.push((await guess()).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await production.close();
});
