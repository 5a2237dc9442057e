import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart } from '#test/support/builders/order.js';
import { CardShop } from '#test/support/card-shop.js';
import { statementWaits } from '#test/support/database/lock-waits.js';
import { lockName } from '#platform/database/transactions.js';
import { Checkout } from '../checkout.entity.js';
import { sessionLock } from '../session-lock.js';

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('sandbox');
});
afterAll(() => cards.close());

it('a payment is started after the order that its session places at this moment', async () => {
  const lines = [{ product: await givenProduct(cards.shop.db), quantity: 1 }];
  const sessionId = await givenCart(cards.shop.db, lines);
  const checkouts = cards.shop.db.getRepository(Checkout);
  const started = await cards.shop.db.transaction(async (tx) => {
    await lockName(tx, sessionLock(sessionId));
    const status = cards.begin(sessionId, lines).then((answer) => answer.status);
    expect(await statementWaits(cards.shop.db)).toBe(true);
    expect(await checkouts.countBy({ sessionId })).toBe(0);
    return { status };
  });
  expect(await started.status).toBe(201);
  expect(await checkouts.countBy({ sessionId })).toBe(1);
});
