import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';
import { byTier } from '#test/support/tier.js';
import { query } from '#platform/database/sql.js';

const ROUNDS = byTier(4, 20);
/** Of the first line of 40.00. */
const AMOUNTS = ['30.00', '9.00', '0.40', '0.30'];
const REFUNDED_CENTS = 3_970;

describe.each(PROVIDERS)('refunds of one line of a card order at the same moment, with %s', (provider) => {
  let cards: CardShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    cards = await CardShop.open(provider, { DATABASE_POOL: '20' });
    admin = await asAdmin(cards.shop);
  });
  afterEach(() => expectInvariants(cards.shop.db));
  afterAll(() => cards.close());

  it('never lower the refunded amount, and stay on their line and its artist', async () => {
    const { shop } = cards;
    for (let round = 0; round < ROUNDS; round++) {
      const lines = [];
      for (const shareBps of [5_000, 5_000]) {
        const artist = await givenArtist(shop.db, { shareBps });
        lines.push({ product: await givenProduct(shop.db, { priceCents: 4_000, artistId: artist.id }), quantity: 1 });
      }
      const { sessionId, intentId } = await cards.givenPaid(lines);
      const { body } = await cards.order(sessionId, lines).expect(201);
      const id = body.id as string;
      const items = await query<{ id: string }>(
        shop.db,
        'select id from order_items where order_id = $1 order by product_id = $2 desc',
        [id, lines[0]?.product.id],
      );
      const refund = (amount: string) =>
        shop
          .http()
          .post(`/api/admin/orders/${id}/refunds`)
          .set(admin)
          .send({ lines: [{ itemId: items[0]?.id, amount }] });
      const sync = (): Promise<unknown> => cards.jobs.sync({ paymentIntentId: intentId });
      const answers = await Promise.all([...AMOUNTS.map((amount) => refund(amount)), sync(), sync(), sync()]);
      expect(answers.slice(0, AMOUNTS.length).map((answer) => (answer as { status: number }).status)).toEqual([
        201, 201, 201, 201,
      ]);
      await sync();
      expect(await query(shop.db, 'select from refunded_amount_changes where order_id = $1 and cents < 0', [id])).toEqual([]);
      const given = `select item.id, coalesce(-sum(posting.cents), 0)::int as cents from order_items item
        left join order_postings posting on posting.order_item_id = item.id and posting.change_id is not null
        where item.order_id = $1 group by 1`;
      expect(
        new Map((await query<{ id: string; cents: number }>(shop.db, given, [id])).map((row) => [row.id, row.cents])),
      ).toEqual(
        new Map([
          [items[0]?.id, REFUNDED_CENTS],
          [items[1]?.id, 0],
        ]),
      );
    }
  });
});
