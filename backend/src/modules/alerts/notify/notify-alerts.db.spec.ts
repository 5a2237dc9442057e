import { givenAlert, givenWaiting, offerAlerts, notifiedOf } from '#test/support/builders/alerts.js';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Stock } from '#modules/catalog/index.js';
import { AlertsJobs } from '../alerts.jobs.js';
import { StockAlert } from '../stock-alert.entity.js';
import { NotifyAlerts } from './notify-alerts.js';

let shop: TestShop;
let notify: NotifyAlerts;
beforeAll(async () => {
  shop = await openShop();
  notify = shop.app.get(NotifyAlerts, { strict: false });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('truncate stock_alerts');
  await shop.db.query('delete from outbox');
  await offerAlerts(shop);
});

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);
const halfAnHourLater = () =>
  shop.db.query(`update stock_alerts set notified_at = notified_at - interval '30 minutes' where notified_at is not null`);
const setStock = (id: string, stock: number) =>
  shop.db.query('update products set stock_quantity = $2 where id = $1', [id, stock]);
const restock = (productId: string, variantId: string) =>
  shop.db.transaction((tx) => shop.app.get(Stock, { strict: false }).restock(tx, [{ productId, variantId, quantity: 1 }]));
const due = async (): Promise<number> => {
  const [row] = await shop.db.query<{ count: number }[]>(`select count(*)::int as count from outbox where topic = 'alert.due'`);
  return row?.count ?? 0;
};

describe('41 people wait and 5 pieces are back', () => {
  it('the 10 that wait for longest are told, and 10 more half an hour later', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 5 });
    await givenWaiting(shop, 41, { productId });
    expect([await notify.execute(productId), await notifiedOf(shop, productId)]).toEqual([10, upTo(0, 10)]);
    expect([await notify.execute(productId), await notify.sweep()]).toEqual([0, 0]);
    await halfAnHourLater();
    expect([await notify.sweep(), await notifiedOf(shop, productId)]).toEqual([10, upTo(0, 20)]);
    expect(await due()).toBe(20);
  });

  it('a few more pieces are a few more people at once', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 5 });
    await givenWaiting(shop, 60, { productId });
    await notify.execute(productId);
    await setStock(productId, 25);
    expect([await notify.execute(productId), await notifiedOf(shop, productId)]).toEqual([40, upTo(0, 50)]);
  });

  it('however many processes tell at one instant', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 5 });
    await givenWaiting(shop, 41, { productId });
    const given = await Promise.all([1, 2, 3, 4].map(() => notify.execute(productId)));
    expect([given.reduce((sum, n) => sum + n), await due(), await notifiedOf(shop, productId)]).toEqual([10, 10, upTo(0, 10)]);
  });
});

it('counts each size for itself', async () => {
  const product = await givenSizedProduct(shop.db, { S: 0, M: 2, L: 1 });
  for (const size of ['S', 'M', 'L']) await givenWaiting(shop, 9, { productId: product.id, variantId: sizeOf(product, size).id });
  expect(await notify.sweep()).toBe(6);
  const rows = await shop.db.query<object[]>(
    `select label, count(*)::int as told from stock_alerts a join product_variants v on v.id = a.variant_id
     where notified_at is not null group by label order by label`,
  );
  expect(rows).toEqual([
    { label: 'L', told: 2 },
    { label: 'M', told: 4 },
  ]);
});

describe('alerts of one address', () => {
  const waits = (productId: string, variantId: string | null, email: string, minute: number) =>
    givenAlert(shop, { productId, variantId, email, confirmedAt: new Date(Date.UTC(2026, 10, 28, 12, minute)) });
  const events = async (): Promise<{ alertId: string; others: string[] }[]> => {
    const rows = await shop.db.query<{ payload: { alertId: string; others: string[] } }[]>(
      `select payload from outbox where topic = 'alert.due' order by payload ->> 'alertId'`,
    );
    return rows.map(({ payload }) => payload);
  };

  it('that become due together are one event, and each counts for its size', async () => {
    const product = await givenSizedProduct(shop.db, { S: 1, M: 1, L: 0 });
    const of = (size: string, email: string, minute: number) => waits(product.id, sizeOf(product, size).id, email, minute);
    const m = await of('M', 'Rita@example.com', 1);
    const s = await of('S', 'rita@example.com', 2);
    await of('L', 'rita@example.com', 0);
    const tagged = await of('S', 'rita+shop@example.com', 3);
    const late = await of('S', 'late@example.com', 4);
    expect(await notify.execute(product.id)).toBe(3);
    expect(await events()).toEqual(
      [
        { alertId: m.id, others: [s.id] },
        { alertId: tagged.id, others: [] },
      ].toSorted((one, other) => (one.alertId < other.alertId ? -1 : 1)),
    );
    expect((await shop.db.getRepository(StockAlert).findOneByOrFail({ id: late.id })).notifiedAt).toBeNull();
  });

  it('are one event however many processes tell at one instant', async () => {
    const product = await givenSizedProduct(shop.db, { S: 3, M: 3, L: 3 });
    for (const [n, size] of ['S', 'M', 'L'].entries())
      for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
        await waits(product.id, sizeOf(product, size).id, email, n);
    const given = await Promise.all([1, 2, 3, 4].map(() => notify.execute(product.id)));
    expect([given.reduce((sum, n) => sum + n), (await events()).map(({ others }) => others.length)]).toEqual([9, [2, 2, 2]]);
  });

  it('are one event in a batch that is full, too', async () => {
    const product = await givenSizedProduct(shop.db, { S: 400, M: 400 });
    for (const size of ['S', 'M']) await givenWaiting(shop, 600, { productId: product.id, variantId: sizeOf(product, size).id });
    await shop.db.query(`update stock_alerts set confirmed_at = confirmed_at + interval '2 days' where variant_id = $1`, [
      sizeOf(product, 'M').id,
    ]);
    expect([await notify.execute(product.id), await due()]).toEqual([1_200, 600]);
  });

  it('of two products are two events', async () => {
    const products = [await givenProduct(shop.db, { stockQuantity: 1 }), await givenProduct(shop.db, { stockQuantity: 1 })];
    for (const { id } of products) await waits(id, null, 'rita@example.com', 0);
    expect([await notify.sweep(), await due()]).toEqual([2, 2]);
  });

  it('of two restocks are two events', async () => {
    const product = await givenSizedProduct(shop.db, { S: 1, M: 0 });
    for (const size of ['S', 'M']) await waits(product.id, sizeOf(product, size).id, 'rita@example.com', 0);
    await notify.execute(product.id);
    await restock(product.id, sizeOf(product, 'M').id);
    expect([await notify.execute(product.id), (await events()).map(({ others }) => others)]).toEqual([1, [[], []]]);
  });
});

it('tells who waits for a product that has got sizes meanwhile', async () => {
  const { id: productId } = await givenProduct(shop.db, { stockQuantity: 0 });
  await givenWaiting(shop, 5, { productId });
  await shop.db.transaction(async (tx) => {
    await tx.query(`update products set option_names = '{Size}', stock_quantity = 2 where id = $1`, [productId]);
    await tx.query(
      `insert into product_variants (product_id, option_values, label, stock_quantity) values ($1, '{S}', 'S', 2), ($1, '{M}', 'M', 0)`,
      [productId],
    );
  });
  expect([await notify.sweep(), await notifiedOf(shop, productId)]).toEqual([4, upTo(0, 4)]);
});

it('who waits for any size shares the pieces with those who wait for one', async () => {
  const product = await givenSizedProduct(shop.db, { S: 0, M: 5 });
  await givenWaiting(shop, 20, { productId: product.id });
  await givenWaiting(shop, 7, { productId: product.id, variantId: sizeOf(product, 'M').id });
  expect([await notify.sweep(), await notify.sweep()]).toEqual([10, 0]);
  const [row] = await shop.db.query<{ sized: number }[]>(
    'select count(*) filter (where variant_id is not null)::int as sized from stock_alerts where notified_at is not null',
  );
  expect(row?.sized).toBe(7);
});

it('the sweep also opens what no timer has opened', async () => {
  const { id: productId } = await givenProduct(shop.db, { stockQuantity: 2 });
  await givenWaiting(shop, 3, { productId });
  await shop.db.transaction(async (tx) => {
    // Without triggers no process hears of it.
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update catalog_clock set at = clock_timestamp() - interval '1 hour'`);
    await tx.query(`update products set buyable_from = clock_timestamp() - interval '1 minute' where id = $1`, [productId]);
  });
  expect(await notify.sweep()).toBe(0);
  expect([await shop.app.get(AlertsJobs, { strict: false }).sweep(), await notifiedOf(shop, productId)]).toEqual([3, [0, 1, 2]]);
});

it('tells a thousand in batches', async () => {
  const { id: productId } = await givenProduct(shop.db, { stockQuantity: 600 });
  await givenWaiting(shop, 1_300, { productId });
  expect([await notify.execute(productId), await due(), (await notifiedOf(shop, productId)).at(-1)]).toEqual([
    1_200, 1_200, 1_199,
  ]);
});

it.each<[string, (productId: string) => Promise<unknown>]>([
  ['a draft', (id) => shop.db.query(`update products set state = 'draft' where id = $1`, [id])],
  ['not on sale yet', (id) => shop.db.query(`update products set buyable_from = '2036-11-29' where id = $1`, [id])],
  ['sold out', (id) => setStock(id, 0)],
  ['deleted', (id) => shop.db.query('update products set deleted_at = now() where id = $1', [id])],
  ['of a shop that offers alerts no longer', () => offerAlerts(shop, false)],
])('nobody is told of a product that is %s', async (_, change) => {
  const { id: productId } = await givenProduct(shop.db, { stockQuantity: 5 });
  await givenWaiting(shop, 3, { productId });
  await change(productId);
  expect([await notify.execute(productId), await notify.sweep(), await due()]).toEqual([0, 0, 0]);
});
