import { openShop, type TestShop } from '#test/support/shop.js';

/** Of POST /api/contact, in five minutes. */
const LIMIT = 5;
const MESSAGE = {
  name: 'A Shopper',
  email: 'shopper@example.org',
  subject: 'general',
  message: 'A message that is long enough.',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
});
afterAll(() => shop.close());

it.each([
  ['an address of version 4', (port: number) => `203.0.113.80:${port}`],
  ['an address of version 6', (port: number) => `[2001:db8:2:2::1]:${port}`],
  ['what the visitor sent, and the address', (port: number) => `10.0.0.${port}, 203.0.113.81:${port}`],
])('one visitor behind a proxy that adds the port is one visitor: %s (threat 74)', async (_, forwarded) => {
  const statuses: number[] = [];
  for (let n = 0; n <= LIMIT; n += 1)
    statuses.push(
      (
        await shop
          .http()
          .post('/api/contact')
          .set('x-forwarded-for', forwarded(100 + n))
          .send(MESSAGE)
      ).status,
    );
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
