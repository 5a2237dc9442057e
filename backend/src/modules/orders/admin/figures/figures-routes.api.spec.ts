import { undoPayment } from '#test/support/builders/ledger-orders.js';
import { givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { FiguresView } from './figures.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const figures = async (asked: Record<string, string>): Promise<FiguresView> =>
  (await shop.http().get('/api/admin/figures').query(asked).set(admin).expect(200)).body as FiguresView;

const at = (id: string, time: string) =>
  shop.db.query(`update order_events set at = $2 where order_id = $1 and kind = 'payment'`, [id, time]);
const paidOrder = async (): Promise<{ id: string }> => {
  const order = await givenOrder(shop);
  await shop.http().post(`/api/admin/orders/${order.id}/payment`).set(admin).send({ reference: 'x' }).expect(200);
  return order;
};

describe('one payment', () => {
  it('belongs to the day of the shop’s time zone', async () => {
    const { id } = await paidOrder();
    await at(id, '2024-06-02T03:59:59Z');
    const dayOf = async (day: string) => (await figures({ from: day, to: day })).total.captured;
    expect([await dayOf('2024-06-01'), await dayOf('2024-06-02')]).toEqual(['96.00', '0.00']);
    await at(id, '2024-06-02T04:00:00Z');
    expect([await dayOf('2024-06-01'), await dayOf('2024-06-02')]).toEqual(['0.00', '96.00']);
  });

  it('that is taken back no longer counts, and the failure of its refund is no second payment', async () => {
    const { id } = await paidOrder();
    await at(id, '2024-07-01T12:00:00Z');
    const july = async () => (await figures({ from: '2024-07-01', to: '2024-07-31' })).total;
    const one = { captured: '96.00', refunded: '0.00', net: '96.00', orders: 1, units: 2 };
    expect(await july()).toEqual(one);
    const event = `insert into order_events (order_id, kind, from_state, to_state, actor, at) values ($1, 'payment', $2, $3, 'system', '2024-07-02Z')`;
    await shop.db.query(event, [id, 'refunded', 'paid']);
    expect(await july()).toEqual(one);
    await undoPayment(shop.db, id);
    await shop.db.query(`update order_events set at = '2024-07-03Z' where order_id = $1 and to_state = 'unpaid'`, [id]);
    expect(await july()).toEqual({ captured: '0.00', refunded: '0.00', net: '0.00', orders: 0, units: 0 });
  });
});

it('by size have one row for each product and size', async () => {
  const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 }, { name: 'Dawn Hoodie' });
  const lines = [
    { product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 2 },
    { product: hoodie, variant: sizeOf(hoodie, 'L'), quantity: 1 },
  ];
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines))
    .expect(201);
  const { id } = body as { id: string };
  await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: 'x' }).expect(200);
  await at(id, '2023-08-10T12:00:00Z');
  const asked = { from: '2023-08-01', to: '2023-08-31', by: 'size' };
  const { rows } = await figures(asked);
  expect(rows.map(({ key, label, now }) => [key, label, now.captured, now.units])).toEqual([
    [`${hoodie.id}/M`, 'Dawn Hoodie, M', '96.00', 2],
    [`${hoodie.id}/L`, 'Dawn Hoodie, L', '48.00', 1],
  ]);
  const { text } = await shop.http().get('/api/admin/figures/export.csv').query(asked).set(admin).expect(200);
  expect(text).toMatch(/"Size","Captured[^]*"Dawn Hoodie, M","96.00"/);
});

describe('the routes of the figures', () => {
  it('send all rows as CSV, with the total and the period before', async () => {
    const { id } = await paidOrder();
    await at(id, '2024-09-10T12:00:00Z');
    const asked = { from: '2024-09-01', to: '2024-09-30', by: 'method' };
    const { text, headers } = await shop.http().get('/api/admin/figures/export.csv').query(asked).set(admin).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="figures.csv"');
    const [title, ...lines] = text.trimEnd().split('\r\n');
    expect(title).toContain(
      '"Method","Captured (USD)","Refunded (USD)","Net (USD)","Orders","Pieces","Captured (USD), 2024-08-02 to',
    );
    const amounts = '"96.00","0.00","96.00","1","2","0.00","0.00","0.00","0","0"';
    expect(lines).toEqual([`"zelle",${amounts}`, `"Total",${amounts}`]);
  });

  it.each([
    [{ from: '2026-02-01', to: '2026-01-01' }, 'The first day must not be after the last day'],
    [{ from: '2020-01-01', to: '2026-01-01' }, 'Please choose at most 366 days'],
    [{ from: 'yesterday' }, 'Please choose a day'],
    [{ to: '2026-02-30' }, 'Please choose a day'],
    [{ by: 'hour' }, 'Please choose day, product, size, artist, category or method'],
  ])('refuse %j', async (asked, message) => {
    const { body } = await shop.http().get('/api/admin/figures').query(asked).set(admin).expect(400);
    expect((body as { message: string }).message).toContain(message);
  });

  it('are closed to packers, who see no money (threat 131)', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    await shop.http().get('/api/admin/figures').set(packer).expect(403);
    await shop.http().get('/api/admin/figures/export.csv').set(packer).expect(403);
    await shop
      .http()
      .get('/api/admin/figures')
      .set(await asAdmin(shop, { role: 'bookkeeper' }))
      .expect(200);
  });
});
