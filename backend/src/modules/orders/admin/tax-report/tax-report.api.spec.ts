import { undoPayment } from '#test/support/builders/ledger-orders.js';
import { changeRefunded } from '#test/support/builders/order-money.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { BALTIMORE, givenChargedOrder, givenPrices, givenRule } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { TaxReportView } from './tax-report.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeEach(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
  await givenPrices(shop);
});
afterEach(() => shop.close());

const linesOf = async (priceCents: number) => [{ product: await givenProduct(shop.db, { priceCents }), quantity: 1 }];
const read = async (asked: Record<string, string> = {}): Promise<TaxReportView> =>
  (await shop.http().get('/api/admin/tax-report').query(asked).set(admin).expect(200)).body as TaxReportView;

async function write(id: string, action: string, body: object): Promise<void> {
  const { status } = await shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);
  expect([200, 201]).toContain(status);
}

/** 64.00, shipping 6.00, 6 % on the piece: 73.84, paid by Zelle. */
async function givenPaid(): Promise<string> {
  const id = await givenChargedOrder(shop, await linesOf(6_400), '73.84');
  await write(id, 'payment', { reference: 'Z' });
  return id;
}

const MARYLAND = { authority: 'Maryland', rate: '6', taxable: '64.00', tax: '3.84', refundedTax: '0.00' };

describe('the tax report', () => {
  it('holds what was paid, by state and authority, and nothing that is unpaid', async () => {
    await givenChargedOrder(shop, await linesOf(6_400), '73.84');
    expect((await read()).states).toEqual([]);
    await givenPaid();
    expect((await read()).states).toEqual([
      {
        state: 'MD',
        orders: 1,
        gross: '70.00',
        exempt: '6.00',
        taxable: '64.00',
        tax: '3.84',
        refundedTax: '0.00',
        due: '3.84',
        authorities: [MARYLAND],
      },
    ]);
  });

  it('takes the tax of refunds on their own days, and all of it with the last one', async () => {
    const id = await givenPaid();
    await shop.db.query(`update order_events set at = '2024-06-10T12:00Z' where order_id = $1 and kind = 'payment'`, [id]);
    await write(id, 'refunds', { amount: '10.00' });
    expect((await read({ from: '2024-06-01', to: '2024-06-30' })).states).toMatchObject([{ tax: '3.84', refundedTax: '0.00' }]);
    expect((await read()).states).toMatchObject([{ state: 'MD', orders: 0, gross: '0.00', refundedTax: '0.52', due: '-0.52' }]);
    for (const amount of ['0.01', '0.01', '33.33']) await write(id, 'refunds', { amount });
    await write(id, 'refunds', {});
    expect((await read()).states).toMatchObject([{ refundedTax: '3.84', authorities: [{ tax: '0.00', refundedTax: '3.84' }] }]);
  });

  it('takes the tax of the lines that a refund names, and none of others', async () => {
    const lines = [...(await linesOf(4_000)), ...(await linesOf(2_000))];
    const id = await givenChargedOrder(shop, lines, '69.60');
    await write(id, 'payment', { reference: 'Z' });
    const { items } = (await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200)).body;
    await write(id, 'refunds', { lines: [{ itemId: items[1].id, amount: '20.00' }] });
    expect((await read()).states).toMatchObject([{ tax: '3.60', refundedTax: '1.20', due: '2.40' }]);
    const { text } = await shop.http().get('/api/admin/tax-report/export.csv').set(admin).expect(200);
    expect(text).toContain('"3.60","1.20","2.40"');
    await write(id, 'refunds', { amount: '24.20' });
    expect((await read()).states).toMatchObject([{ refundedTax: '2.40' }]);
    await write(id, 'refunds', {});
    expect((await read()).states).toMatchObject([{ refundedTax: '3.60', due: '0.00' }]);
  });

  it('tells authorities apart, counts a line that any of them taxes, and has states without tax', async () => {
    await givenRule(shop.db, {
      authority: 'Baltimore',
      ratePpm: 10_000,
      clothing: 'exempt_below',
      clothingCents: 5_000,
      shipping: 'yes',
    });
    await shop.waitForNotifications();
    // 64.00 x 7 % = 4.48; shipping 6.00 x 1 % = 0.06.
    const taxed = await givenChargedOrder(shop, await linesOf(6_400), '74.54');
    const lines = await linesOf(2_000);
    const portland = { ...BALTIMORE, city: 'Portland', state: 'Oregon', zipCode: '97201' };
    const body = orderBody(await givenCart(shop.db, lines), lines, { shippingAddress: portland, totalAmount: '26.00' });
    const { body: untaxed } = await shop.http().post('/api/orders').send(body).expect(201);
    for (const id of [taxed, untaxed.id]) await write(id, 'payment', { reference: 'Z' });
    expect((await read()).states).toMatchObject([
      {
        state: 'MD',
        gross: '70.00',
        exempt: '0.00',
        taxable: '70.00',
        tax: '4.54',
        authorities: [
          { authority: 'Baltimore', rate: '1', taxable: '70.00', tax: '0.70' },
          { authority: 'Maryland', rate: '6', taxable: '64.00', tax: '3.84' },
        ],
      },
      { state: 'OR', gross: '26.00', exempt: '26.00', taxable: '0.00', due: '0.00', authorities: [] },
    ]);
    const { text, headers } = await shop.http().get('/api/admin/tax-report/export.csv').set(admin).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="sales-tax.csv"');
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      '"MD","Baltimore","1","1","70.00","0.00","70.00","0.70","0.00","0.70"',
      '"MD","Maryland","6","1","70.00","6.00","64.00","3.84","0.00","3.84"',
      '"OR","","","1","26.00","26.00","0.00","0.00","0.00","0.00"',
    ]);
  });

  it('reads the state of older orders from the address, and forgets a payment that is taken back', async () => {
    const id = await givenPaid();
    await shop.db.query('update orders set ship_state = null where id = $1', [id]);
    expect((await read()).states).toMatchObject([{ state: 'MD', orders: 1 }]);
    await undoPayment(shop.db, id);
    expect((await read()).states).toMatchObject([{ state: 'MD', orders: 0, gross: '0.00', taxable: '0.00', due: '0.00' }]);
  });

  it('has the tax of a refund that fails days later back on that day', async () => {
    const id = await givenPaid();
    await write(id, 'refunds', { amount: '10.00' });
    await shop.db.query(`update refunded_amount_changes set at = '2024-06-10T12:00Z' where order_id = $1`, [id]);
    await changeRefunded(shop.db, id, -1_000);
    await shop.db.query(`update refunded_amount_changes set at = '2024-06-13T12:00Z' where order_id = $1 and cents < 0`, [id]);
    const june = (day: string) => read({ from: `2024-06-${day}`, to: `2024-06-${day}` });
    expect((await june('10')).states).toMatchObject([{ refundedTax: '0.52', due: '-0.52' }]);
    expect((await june('13')).states).toMatchObject([{ refundedTax: '-0.52', due: '0.52' }]);
  });

  it('still names the state of an order whose customer was erased', async () => {
    const id = await givenPaid();
    await shop.db.query(`update orders set status = 'delivered' where id = $1`, [id]);
    await write(id, 'erase-customer', {});
    expect((await read()).states).toMatchObject([{ state: 'MD', tax: '3.84', authorities: [MARYLAND] }]);
  });

  it('has negative amounts, on screen and as CSV, where more was taken back than arrived', async () => {
    const id = await givenPaid();
    await shop.db.query(`update order_events set at = '2024-06-10T12:00Z' where order_id = $1 and kind = 'payment'`, [id]);
    await undoPayment(shop.db, id);
    expect((await read()).states).toMatchObject([{ orders: -1, gross: '-70.00', exempt: '-6.00', due: '-3.84' }]);
    const { text } = await shop.http().get('/api/admin/tax-report/export.csv').set(admin).expect(200);
    expect(text).toContain('"-70.00","-6.00","-64.00","-3.84","0.00","-3.84"');
  });

  it('is closed to packers, and refuses a period that is reversed', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    await shop.http().get('/api/admin/tax-report').set(packer).expect(403);
    await shop.http().get('/api/admin/tax-report/export.csv').set(packer).expect(403);
    await shop.http().get('/api/admin/tax-report').query({ from: '2026-02-01', to: '2026-01-01' }).set(admin).expect(400);
  });
});
