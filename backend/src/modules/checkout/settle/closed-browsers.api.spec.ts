import type { INestApplicationContext } from '@nestjs/common';
import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { CardShop, type PaidCart } from '#test/support/card-shop.js';
import { eventually } from '#test/support/eventually.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openWorker } from '#test/support/worker.js';
import { Order } from '#modules/orders/index.js';

let cards: CardShop;
let worker: INestApplicationContext;
beforeAll(async () => {
  cards = await CardShop.open('stripe');
  worker = await openWorker(cards.shop.config);
});
afterAll(async () => {
  await worker.close();
  await cards.close();
});

it('late, duplicate and reordered webhooks create the 10 paid orders of shoppers who closed their browsers', async () => {
  const product = await givenProduct(cards.shop.db, { stockQuantity: 100 });
  const url = `${cards.shop.origin}/api/webhooks/stripe`;
  cards.stripe.webhooks.deliverTo({ url, duplicate: 0.5, maxDelayMs: 300, retryDelayMs: 50, maxAttempts: 5 });
  cards.stripe.faults.rates = { cutAfter: 0.05, failed: 0.02, rateLimited: 0.05 };
  const buyers: PaidCart[] = [];
  for (let n = 0; n < 10; n++) buyers.push(await eventuallyPaid(product));

  const orders = await eventually(
    () => cards.shop.db.getRepository(Order).findBy({ paymentStatus: 'paid' }),
    (paid) => paid.length === 10,
    90_000,
  );

  expect(new Set(orders.map(({ sessionId }) => sessionId))).toEqual(new Set(buyers.map(({ sessionId }) => sessionId)));
  expect(await stockOf(cards.shop.db, product.id)).toBe(90);
  const captured = [...cards.stripe.payments.intents.values()].filter(({ status }) => status === 'succeeded');
  expect(captured).toHaveLength(10);
  expect(new Set(captured.map(({ id }) => id))).toEqual(new Set(orders.map(({ paymentIntentId }) => paymentIntentId)));
  await expectInvariants(cards.shop.db);
}, 120_000);

/** A failing provider may reject the start of a payment: the shopper tries again. */
async function eventuallyPaid(product: Awaited<ReturnType<typeof givenProduct>>): Promise<PaidCart> {
  for (;;) {
    try {
      return await cards.givenPaid([{ product, quantity: 1 }]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('got 502')) throw error;
    }
  }
}
