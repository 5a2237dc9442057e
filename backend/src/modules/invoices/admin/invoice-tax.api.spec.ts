import { givenInvoice, invoiceBody } from '#test/support/builders/invoice.js';
import { givenModes } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { InvoiceView } from '../invoice.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
beforeEach(() => givenModes(shop, { taxMode: 'table' }));
afterEach(async () => {
  expect(await shop.db.query('select id from invoices where total_amount <> subtotal + tax_amount')).toEqual([]);
});
afterAll(() => shop.close());

const ITEMS = [{ productId: 'custom', customProductName: 'Mural', quantity: 1, unitPrice: '20.00' }];
const put = (id: string, body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
const amountsOf = ({ subtotal, taxAmount, totalAmount, balanceDue }: InvoiceView): string[] => [
  subtotal,
  taxAmount,
  totalAmount,
  balanceDue,
];
const saved = async (id: string, body: object): Promise<string[]> => amountsOf((await put(id, body).expect(200)).body);

describe('the sales tax of an invoice', () => {
  it('is typed by staff and part of the total', async () => {
    const invoice = await givenInvoice(shop, admin, { invoice: { taxAmount: '0.6' } });
    expect(amountsOf(invoice)).toEqual(['10.00', '0.60', '10.60', '10.60']);
  });

  it('stays when it is not sent, also with other items, and changes alone', async () => {
    const { id } = await givenInvoice(shop, admin, { invoice: { taxAmount: '0.60' } });
    expect(await saved(id, { items: ITEMS })).toEqual(['20.00', '0.60', '20.60', '20.60']);
    expect(await saved(id, { invoice: { notes: 'Net 30' } })).toEqual(['20.00', '0.60', '20.60', '20.60']);
    expect(await saved(id, { invoice: { taxAmount: 1.2 } })).toEqual(['20.00', '1.20', '21.20', '21.20']);
    expect(await saved(id, { invoice: { taxAmount: '2.00' }, items: [{ ...ITEMS[0], quantity: 2 }] })).toEqual([
      '40.00',
      '2.00',
      '42.00',
      '42.00',
    ]);
  });

  it.each([[''], [null], ['0.00']])('is none for %j', async (taxAmount) => {
    expect(amountsOf(await givenInvoice(shop, admin, { invoice: { taxAmount } }))).toEqual(['10.00', '0.00', '10.00', '10.00']);
    const { id } = await givenInvoice(shop, admin, { invoice: { taxAmount: '0.60' } });
    expect(await saved(id, { invoice: { taxAmount } })).toEqual(['10.00', '0.00', '10.00', '10.00']);
  });

  it.each([
    ['-1', 'Sales tax must be a valid number'],
    ['abc', 'Sales tax must be a valid number'],
    ['0.005', 'Sales tax can have at most 2 decimals'],
    ['100000000', 'Sales tax must be at most 99,999,999.99'],
  ])('is refused as %j', async (taxAmount, problem) => {
    const { body } = await shop
      .http()
      .post('/api/invoices')
      .set(admin)
      .send(invoiceBody({ invoice: { taxAmount } }))
      .expect(400);
    expect(body).toMatchObject({ errors: { 'invoice.taxAmount': problem } });
  });

  it('makes no total that is too large', async () => {
    const taxAmount = '99999999.99';
    const answer = await shop
      .http()
      .post('/api/invoices')
      .set(admin)
      .send(invoiceBody({ invoice: { taxAmount } }))
      .expect(422);
    expect(answer.body).toMatchObject({ code: 'TOTAL_TOO_LARGE' });
    const { id } = await givenInvoice(shop, admin, { invoice: { taxAmount: '0.60' } });
    await put(id, { invoice: { taxAmount } }).expect(422);
    const whole = [{ ...ITEMS[0], unitPrice: '99999999.99' }];
    await put(id, { items: whole }).expect(422);
    expect(await saved(id, { invoice: { taxAmount: null }, items: whole })).toContain('99999999.99');
  });

  it('cannot be lowered below what was paid, and pays the invoice when it is lowered to it', async () => {
    const { id, version } = await givenInvoice(shop, admin, { invoice: { taxAmount: '2.00', status: 'sent' } });
    const payment = { amount: '11.00', method: 'check', version };
    const headers = { ...admin, 'Idempotency-Key': 'payment-of-a-taxed-invoice' };
    await shop.http().post(`/api/invoices/${id}/payments`).set(headers).send(payment).expect(201);
    expect((await put(id, { invoice: { taxAmount: '0.50' } }).expect(422)).body).toMatchObject({ code: 'TOTAL_BELOW_PAID' });
    expect((await put(id, { invoice: { taxAmount: '1.00' } }).expect(200)).body).toMatchObject({
      status: 'paid',
      totalAmount: '11.00',
    });
  });

  it('is copied by a duplicate', async () => {
    const { id } = await givenInvoice(shop, admin, { invoice: { taxAmount: '0.60' } });
    const { body } = await shop.http().post(`/api/invoices/${id}/duplicate`).set(admin).expect(201);
    expect(amountsOf(body)).toEqual(['10.00', '0.60', '10.60', '10.60']);
  });

  it('is dropped while no tax is collected, and that of an earlier invoice stays', async () => {
    const { id } = await givenInvoice(shop, admin, { invoice: { taxAmount: '0.60' } });
    await givenModes(shop, { taxMode: 'off' });
    expect(amountsOf(await givenInvoice(shop, admin, { invoice: { taxAmount: '9.00' } }))).toEqual([
      '10.00',
      '0.00',
      '10.00',
      '10.00',
    ]);
    expect(await saved(id, { invoice: { taxAmount: '9.00' }, items: ITEMS })).toEqual(['20.00', '0.60', '20.60', '20.60']);
    expect(await saved(id, { invoice: { taxAmount: '9.00' } })).toEqual(['20.00', '0.60', '20.60', '20.60']);
    const { body } = await shop.http().post(`/api/invoices/${id}/duplicate`).set(admin).expect(201);
    expect(amountsOf(body)).toEqual(['20.00', '0.00', '20.00', '20.00']);
  });
});
