import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import {
  givenLedgerOrder,
  type LedgerOrder,
  payOrder,
  type SoldOrder,
  undoPayment,
} from '#test/support/builders/ledger-orders.js';
import { changeRefunded } from '#test/support/builders/order-money.js';
import { failRefund, givenRefund, type NamedRefund } from '#test/support/builders/refunded-order.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { Artist, Product } from '../../catalog/index.js';
import { ArtistLedgerJobs } from '../artist-ledger.jobs.js';
import { PostEntries } from './post-entries.js';

let shop: TestShop;
let post: () => Promise<number>;
beforeAll(async () => {
  shop = await openShop();
  post = () => shop.app.get(PostEntries).recent();
});
afterAll(() => shop.close());

let artist: Artist;
beforeEach(async () => {
  artist = await givenArtist(shop.db, { shareBps: 5000 });
});

const product = (over: Partial<Product> = {}): Promise<Product> => givenProduct(shop.db, { artistId: artist.id, ...over });
const sold = async (sale: SoldOrder): Promise<LedgerOrder> => {
  const order = await givenLedgerOrder(shop.db, sale);
  await payOrder(shop.db, order.id);
  return order;
};
const refund = async ({ id }: LedgerOrder, asked: NamedRefund): Promise<string> => {
  const refundId = await givenRefund(shop.db, id, asked);
  await changeRefunded(shop.db, id, asked.cents);
  return refundId;
};
const ENTRIES = `select kind, cents::int as cents, base_cents::int as base from ledger_entries where artist_id = $1 order by at, id`;
/** Kind, cents and goods of the entries of the artist, once they are posted. */
const entries = async (of: { id: string } = artist): Promise<[string, number, number][]> => {
  await post();
  const rows = await query<{ kind: string; cents: number; base: number }>(shop.db, ENTRIES, [of.id]);
  return rows.map(({ kind, cents, base }) => [kind, cents, base]);
};

describe('a payment', () => {
  it('brings the artist the share of the goods, half up, and nothing of tax and shipping', async () => {
    const { id: productId } = await product({ shareBps: 3750 });
    await sold({ lines: [{ productId, quantity: 2, priceCents: 4_130, taxCents: 496 }], shippingCents: 600 });
    expect(await entries()).toEqual([['sale', 3_098, 8_260]]);
  });

  it('counts a line less its discount, down to nothing', async () => {
    const [{ id: one }, { id: two }] = [await product(), await product()];
    await sold({
      lines: [
        { productId: one, quantity: 1, priceCents: 4_000, discountCents: 1_001 },
        { productId: two, quantity: 1, priceCents: 500, discountCents: 500 },
      ],
    });
    expect((await entries()).toSorted(([, a], [, b]) => a - b)).toEqual([
      ['sale', 0, 0],
      ['sale', 1_500, 2_999],
    ]);
  });

  it('that is undone and made again is +, -, +', async () => {
    const { id } = await sold({ lines: [{ productId: (await product()).id, quantity: 1, priceCents: 999 }] });
    await undoPayment(shop.db, id);
    await payOrder(shop.db, id);
    expect(await entries()).toEqual([
      ['sale', 500, 999],
      ['sale', -500, -999],
      ['sale', 500, 999],
    ]);
  });

  it('of a share of 0 is an entry of 0.00 with its goods; without a share, an artist or a payment it is none', async () => {
    const zero = await product({ shareBps: 0 });
    await sold({ lines: [{ productId: zero.id, quantity: 1, priceCents: 4_000 }] });
    const alone = await givenProduct(shop.db, { shareBps: 5000 });
    const other = await givenArtist(shop.db);
    const unshared = await product({ artistId: other.id });
    for (const { id } of [alone, unshared]) await sold({ lines: [{ productId: id, quantity: 1, priceCents: 4_000 }] });
    await givenLedgerOrder(shop.db, { lines: [{ productId: (await product()).id, quantity: 1, priceCents: 4_000 }] });
    expect(await entries()).toEqual([['sale', 0, 4_000]]);
    expect(await entries(other)).toEqual([]);
  });

  it('keeps artist and share of the order, whatever became of them', async () => {
    const { id: productId } = await product();
    const order = await givenLedgerOrder(shop.db, { lines: [{ productId, quantity: 1, priceCents: 4_000 }] });
    const other = await givenArtist(shop.db, { shareBps: 9000 });
    await shop.db.getRepository(Product).update({ id: productId }, { artistId: other.id, shareBps: 100 });
    await shop.db.getRepository(Artist).update({ id: artist.id }, { shareBps: null, name: 'Renamed' });
    await payOrder(shop.db, order.id);
    await shop.db.query('delete from artists where id = $1', [artist.id]);
    expect(await entries()).toEqual([['sale', 2_000, 4_000]]);
    expect(await query(shop.db, 'select artist_name as name from ledger_entries where artist_id = $1', [artist.id])).toEqual([
      { name: artist.name },
    ]);
    expect(await entries(other)).toEqual([]);
  });
});

describe('a refund', () => {
  const line = async (): Promise<SoldOrder['lines'][number]> => ({
    productId: (await product()).id,
    quantity: 1,
    priceCents: 999,
  });

  it('takes back the share of what is left of the line, to exactly nothing', async () => {
    const order = await sold({ lines: [await line()] });
    for (const cents of [1, 1, 332, 665]) await refund(order, { cents });
    expect(await entries()).toEqual([
      ['sale', 500, 999],
      ['reversal', -1, -1],
      ['reversal', 0, -1],
      ['reversal', -166, -332],
      ['reversal', -333, -665],
    ]);
  });

  it('is reversed in the order in which refunds were written, also when the clock of the database went back', async () => {
    const order = await sold({ lines: [{ productId: (await product()).id, quantity: 1, priceCents: 2 }] });
    await refund(order, { cents: 1 });
    await post();
    await refund(order, { cents: 1 });
    await shop.db.query(
      `update refunded_amount_changes set at = at - interval '1 hour'
      where at = (select max(at) from refunded_amount_changes where order_id = $1)`,
      [order.id],
    );
    expect((await entries()).reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
  });

  it('of one cent over three lines costs one line, and the others nothing', async () => {
    const order = await sold({ lines: [await line(), await line(), await line()] });
    await refund(order, { cents: 1 });
    expect((await entries()).filter(([kind]) => kind === 'reversal')).toEqual([['reversal', -1, -1]]);
  });

  it('that the shop bears has its goods and costs nothing; what follows is of what the artist bears', async () => {
    const order = await sold({ lines: [await line()] });
    await refund(order, { cents: 500, borneByShop: true });
    await refund(order, { cents: 499 });
    expect(await entries()).toEqual([
      ['sale', 500, 999],
      ['reversal', 0, -500],
      ['reversal', -250, -499],
    ]);
  });

  it('by line is of this line, one at the provider of all, and one that fails is given back', async () => {
    const other = await givenArtist(shop.db, { shareBps: 2000 });
    const { id: productId } = await product({ artistId: other.id });
    const order = await sold({ lines: [await line(), { productId, quantity: 1, priceCents: 1_000 }] });
    const refundId = await refund(order, { cents: 400, lines: [{ itemId: order.itemIds[1], cents: 400 }] });
    await changeRefunded(shop.db, order.id, 1_599);
    await failRefund(shop.db, refundId);
    await changeRefunded(shop.db, order.id, -400);
    expect(await entries()).toEqual([
      ['sale', 500, 999],
      ['reversal', -500, -999],
    ]);
    expect(await entries(other)).toEqual([
      ['sale', 200, 1_000],
      ['reversal', -80, -400],
      ['reversal', -120, -600],
      ['reversal', 80, 400],
    ]);
  });
});

it('is repeatable: several at once and again write nothing twice, and the job of the day finds what is older than a week', async () => {
  const ages = ['8 days', '400 days', '3 years', '12 years'];
  for (const age of ages) {
    const { id } = await sold({ lines: [{ productId: (await product()).id, quantity: 1, priceCents: 4_000 }] });
    await shop.db.query('update order_events set at = now() - $2::interval where order_id = $1', [id, age]);
  }
  const jobs = shop.app.get(ArtistLedgerJobs);
  await jobs.post();
  expect(await query(shop.db, ENTRIES, [artist.id])).toEqual([]);
  const counts = await Promise.all([jobs.postAll(), jobs.postAll(), jobs.postAll()]);
  expect(counts.reduce((total, count) => total + count, 0)).toBe(ages.length);
  expect(await jobs.postAll()).toBe(0);
  expect(await entries()).toEqual(ages.map(() => ['sale', 2_000, 4_000]));
});

it('an order with entries cannot be deleted', async () => {
  const { id } = await sold({ lines: [{ productId: (await product()).id, quantity: 1, priceCents: 4_000 }] });
  await entries();
  await expect(shop.db.query('delete from orders where id = $1', [id])).rejects.toThrow('ledger_entries');
  await expect(shop.db.query('delete from order_events where order_id = $1', [id])).rejects.toThrow('ledger_entries');
});
