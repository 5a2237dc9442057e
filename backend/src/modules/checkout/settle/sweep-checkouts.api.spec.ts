import { givenProduct } from '#test/support/builders/catalog.js';
import { CardShop } from '#test/support/card-shop.js';

/** More than one run of the sweeper settles. */
const FAILING_CHECKOUTS = 400;
const RUNS = 30;

let cards: CardShop;
beforeAll(async () => {
  cards = await CardShop.open('sandbox');
});
afterAll(() => cards.close());

it('finds a paid checkout among hundreds that fail', async () => {
  await cards.shop.db.query(
    `insert into checkouts (id, session_id, fingerprint, items, total_cents, customer, payment_method, payment_intent_id, created_at, updated_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'session-' || n, 'f', '[]', 1000, '{}', 'card', 'pi_unknown_' || n,
       now() - interval '10 minutes', now() - interval '10 minutes'
     from generate_series(1, $1::int) n`,
    [FAILING_CHECKOUTS],
  );
  const { sessionId } = await cards.givenPaid([{ product: await givenProduct(cards.shop.db), quantity: 1 }]);
  await cards.backdateCheckout(sessionId, '3 minutes');
  for (let run = 0; run < RUNS && (await cards.orders(sessionId)) === 0; run += 1) await cards.jobs.sweep();
  expect(await cards.orders(sessionId)).toBe(1);
}, 180_000);
