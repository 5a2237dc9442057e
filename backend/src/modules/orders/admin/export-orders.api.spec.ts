import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenOrder, orderRow } from '#test/support/builders/placed-order.js';
import { givenChargedOrder, givenPrices, givenRule } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const csv = (query: Record<string, string> = {}) => shop.http().get('/api/admin/orders/export.csv').query(query).set(admin);

describe('the export of orders', () => {
  it('has its content type, and no cell is a formula (threat 73)', async () => {
    const evil = '=HYPERLINK("http://evil.example","Zoë")';
    const { id, orderNumber } = await givenOrder(shop, { customerName: evil, createdAt: new Date('2026-03-01T15:00:00Z') });
    await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: '+1-800, "x"' }).expect(200);
    await shop.db.query(`update orders set paid_at = '2026-03-03T03:30:00Z' where id = $1`, [id]);
    await givenOrder(shop);

    const { text, headers } = await csv({ search: orderNumber }).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    });
    expect(text).toBe(
      `\uFEFF"Order number","Placed at (UTC)","Name","E-mail","Pieces","Total (USD)","Refunded (USD)","Status","Payment","Method","Reference","Sizes","Shipping (USD)","Sales tax (USD)","Fees (USD)","Discount (USD)","Store credit (USD)","Paid on","Received (USD)","Due (USD)"\r\n` +
        `"${orderNumber}","2026-03-01T15:00:00.000Z","'=HYPERLINK(""http://evil.example"",""Zoë"")","ada.moore@example.com","2","96.00","0.00","confirmed","paid","zelle","'+1-800, ""x""","","0.00","0.00","0.00","0.00","0.00","2026-03-02","96.00","0.00"\r\n`,
    );
  });

  it('says what arrived and what is still due of an order that is paid in parts', async () => {
    const { id, orderNumber } = await givenOrder(shop);
    const pay = (amount: string) =>
      shop
        .http()
        .post(`/api/admin/orders/${id}/payment`)
        .set(admin)
        .send({ reference: `v-${amount}`, amount });
    await pay('90.00').expect(200);
    expect((await csv({ search: orderNumber }).expect(200)).text).toMatch(/,"","90\.00","6\.00"\r\n$/);
    await pay('6.00').expect(200);
    expect((await csv({ search: orderNumber }).expect(200)).text).toMatch(/,"\d{4}-\d\d-\d\d","96\.00","0\.00"\r\n$/);
  });

  it('names the sizes of an order', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 }, { name: 'Dawn "Hoodie"' });
    const lines = [
      { product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 2 },
      { product: await givenProduct(shop.db), quantity: 1 },
      { product: hoodie, variant: sizeOf(hoodie, 'L'), quantity: 1 },
    ];
    const session = await givenCart(shop.db, lines);
    const { body } = await shop.http().post('/api/orders').send(orderBody(session, lines)).expect(201);
    const { text } = await csv({ search: body.orderNumber }).expect(200);
    expect(text).toContain(`,"2 × Dawn ""Hoodie"", M; 1 × Dawn ""Hoodie"", L","0.00",`);
  });

  it('has what was added to an order in columns of their own', async () => {
    await givenPrices(shop);
    await givenRule(shop.db, { authority: 'Baltimore', deliveryFeeCents: 50, deliveryFeeFromCents: 5_000, ratePpm: 0 });
    await shop.waitForNotifications();
    const id = await givenChargedOrder(
      shop,
      [{ product: await givenProduct(shop.db, { priceCents: 6_400 }), quantity: 1 }],
      '74.34',
    );
    const { orderNumber } = await orderRow(shop, id);
    const { text } = await csv({ search: orderNumber }).expect(200);
    expect(text).toMatch(/"1","74\.34","0\.00",.*,"","6\.00","3\.84","0\.50","0\.00","0\.00","","0\.00","74\.34"\r\n$/);
  });

  it('contains only the heading when nothing matches, and rejects invalid filters', async () => {
    expect((await csv({ search: 'nobody' }).expect(200)).text.split('\r\n')).toHaveLength(2);
    await csv({ status: 'lost' }).expect(400);
  });
});
