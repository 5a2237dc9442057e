import { asAdmin } from '#test/support/builders/users.js';
import { openShop } from '#test/support/shop.js';

const MAX_ADDRESSES = 200;

it(`an address gets ${MAX_ADDRESSES} upload addresses per hour (threat 57)`, async () => {
  const shop = await openShop({ RATE_LIMITS: 'on' });
  const admin = await asAdmin(shop);
  const announce = () => shop.http().post('/api/objects/upload').set(admin).send({});
  for (let count = 0; count < MAX_ADDRESSES; count += 1) await announce().expect(200);
  const { headers } = await announce().expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await shop.close();
});
