import { givenOrder } from './support/builders/placed-order.js';
import { openShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '2', DATABASE_CONNECT_SECONDS: '2' });
});
afterAll(() => shop.close());

/** Holds the orders table, as a migration or a stuck session would, while `work` runs. */
async function whileOrdersAreLocked(work: () => Promise<void>): Promise<void> {
  const holder = shop.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query('lock table orders in access exclusive mode');
  try {
    await work();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

it('a locked table and an exhausted pool are 503 with Retry-After, and the shop recovers alone (threat 87)', async () => {
  const { id } = await givenOrder(shop);
  const read = () => shop.http().get(`/api/orders/${id}`);
  await read().expect(200);
  await whileOrdersAreLocked(async () => {
    // The first waits for the lock, the others for one of the two connections.
    const answers = await Promise.all(Array.from({ length: 6 }, read));
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toMatchObject({ status: 503, body: { statusCode: 503, requestId: expect.any(String) } });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
  await read().expect(200);
});
