import { Checkout } from '#modules/checkout/checkout.entity.js';
import { DaysOfShippingCharges1795779200000 } from '#src/migrations/1795779200000-days-of-shipping-charges.js';
import { givenProduct } from '../support/builders/catalog.js';
import { givenCart, orderBody } from '../support/builders/order.js';
import { BALTIMORE, givenModes, givenPrices, givenRate } from '../support/builders/shop-prices.js';
import { CardShop } from '../support/card-shop.js';

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('sandbox');
  await givenPrices(cards.shop);
  await givenModes(cards.shop, { taxMode: 'off' });
});
afterAll(() => cards.close());

const NAMES = ['Express', 'Same day', 'No promise', 'Ground, 3 days', 'Backwards, 5 to 3 days'];
const DAYS = [
  [1, 2],
  [1, 1],
  [null, null],
  [5, 7],
  [null, null],
] as const;

it('orders and open payments of the release before keep the days of their rates', async () => {
  const { shop } = cards;
  const { db } = shop;
  const product = await givenProduct(db, { priceCents: 4_000, stockQuantity: 50 });
  for (const [index, [daysMin, daysMax]] of DAYS.entries()) {
    const rate = await givenRate(db, {
      name: NAMES[index] ?? '',
      cents: 1_000,
      freeFromCents: null,
      daysMin,
      daysMax,
      sortOrder: index,
    });
    await shop.waitForNotifications();
    const lines = [{ product, quantity: 1 }];
    const sessionId = await givenCart(db, lines);
    const seen = { shippingAddress: BALTIMORE, shippingRateId: rate.id, totalAmount: '50.00' };
    const orderData = { customerName: 'Ada Moore', customerEmail: 'ada.moore@example.com', sessionId, ...seen };
    await cards.begin(sessionId, lines, { amount: '50.00', orderData }).expect(201);
    await shop
      .http()
      .post('/api/orders')
      .send(orderBody(await givenCart(db, lines), lines, { ...seen, paymentMethod: 'venmo' }))
      .expect(201);
  }
  // What the release before has stored.
  await db.query(
    `update checkouts set charges = (select jsonb_agg(charge - 'daysMin' - 'daysMax') from jsonb_array_elements(charges) charge)`,
  );
  const migration = new DaysOfShippingCharges1795779200000();
  const runner = db.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const rows = await db.query<object[]>(
    `select label, days_min as "daysMin", days_max as "daysMax" from order_charges order by days_min, days_max, label`,
  );
  expect(rows).toEqual([
    { label: 'Shipping: Same day, 1 day', daysMin: 1, daysMax: 1 },
    { label: 'Shipping: Express, 1 to 2 days', daysMin: 1, daysMax: 2 },
    { label: 'Shipping: Ground, 3 days, 5 to 7 days', daysMin: 5, daysMax: 7 },
    { label: 'Shipping: Backwards, 5 to 3 days', daysMin: null, daysMax: null },
    { label: 'Shipping: No promise', daysMin: null, daysMax: null },
  ]);
  const stored = await db.getRepository(Checkout).find({ order: { createdAt: 'ASC' } });
  expect(stored.map(({ charges: [charge] }) => [charge?.daysMin ?? null, charge?.daysMax ?? null])).toEqual(DAYS);
});
