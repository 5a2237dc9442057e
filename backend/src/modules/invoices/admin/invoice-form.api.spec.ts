import { givenInvoice, invoiceBody } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const post = (body: object) => shop.http().post('/api/invoices').set(admin).send(body);
const put = (id: string, body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
const ITEM = { productId: 'custom', customProductName: 'Mural', quantity: 1, unitPrice: '10.00' };
const custom = (over: Record<string, unknown> = {}) => ({ ...ITEM, ...over });
const UNKNOWN = '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';

describe('validation of the invoice form', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ clientName: '' }, 'Client name is required'],
    [{ clientName: '  ' }, 'Client name is required'],
    [{ clientName: null }, 'Client name is required'],
    [{ clientName: 'x'.repeat(121) }, 'Client name must be at most 120 characters'],
    [{ clientEmail: 'ada' }, 'Invalid email format'],
    [{ clientEmail: 7 }, 'Invalid email format'],
    [{ clientEmail: `${'a'.repeat(250)}@example.com` }, 'Invalid email format'],
    [{ clientPhone: 'x'.repeat(41) }, 'Phone must be at most 40 characters'],
    [{ status: 'overdue' }, 'Status must be draft, sent, paid or cancelled'],
    [{ status: null }, 'Status must be draft, sent, paid or cancelled'],
    [{ notes: 'x'.repeat(1001) }, 'Notes must be at most 1000 characters'],
  ])('rejects the fields %j: %s', async (invoice, message) => {
    expect((await post(invoiceBody({ invoice })).expect(400)).body).toMatchObject({ message });
    const { id } = await givenInvoice(shop, admin);
    expect((await put(id, { invoice }).expect(400)).body).toMatchObject({ message });
  });

  it.each<[unknown, string]>([
    [[], 'At least one item is required'],
    [null, 'At least one item is required'],
    ['x', 'At least one item is required'],
    [[7], 'Items must be a list of rows'],
    [[null], 'Items must be a list of rows'],
    [Array.from({ length: 201 }, () => custom()), 'An invoice can have at most 200 items'],
    ...[0, -1].map((quantity): [unknown, string] => [[custom({ quantity })], 'Quantity must be at least 1']),
    ...[1.5, '2', null, 'many'].map((quantity): [unknown, string] => [[custom({ quantity })], 'Quantity must be a whole number']),
    [[custom({ quantity: 10_000 })], 'Quantity must be at most 9,999'],
    ...[0, '0', '', null, undefined, 'free', '-1', '1e3', {}].map((unitPrice): [unknown, string] => [
      [custom({ unitPrice })],
      'Unit price must be a valid positive number',
    ]),
    [[custom({ unitPrice: '1.001' })], 'Unit price can have at most 2 decimals'],
    [[custom({ unitPrice: 1e8 })], 'Unit price must be at most 99,999,999.99'],
    [[custom({ customProductName: '' })], 'Product name is required'],
    [[custom({ customProductName: undefined })], 'Product name is required'],
    [[custom({ customProductName: 'x'.repeat(121) })], 'Product name must be at most 120 characters'],
    [[custom({ size: 'x'.repeat(201) })], 'Size must be at most 200 characters'],
    [[custom({ size: 7 })], 'Size must be text'],
    [[custom({ customProductPrice: 'free' })], 'Custom price must be a valid number'],
    [[custom({ productId: 'x' })], 'Product not found'],
    [[custom(), custom({ productId: UNKNOWN })], 'Product not found'],
  ])('rejects the items %j: %s', async (items, message) => {
    expect((await post({ ...invoiceBody(), items }).expect(400)).body).toMatchObject({ message });
    const { id } = await givenInvoice(shop, admin);
    expect((await put(id, { items }).expect(400)).body).toMatchObject({ message });
  });

  it('rejects a body without an invoice', async () => {
    for (const body of [{}, { items: [custom()] }, { invoice: null, items: [custom()] }, { invoice: 'x', items: [custom()] }]) {
      expect((await post(body).expect(400)).body).toMatchObject({ message: 'Client name is required' });
    }
  });

  it('rejects totals that are too large for the database columns (threat 77)', async () => {
    const message = 'The invoice total must be at most 99,999,999.99';
    for (const items of [
      [custom({ unitPrice: '99999999.99', quantity: 2 })],
      [custom({ unitPrice: '99999999.99' }), custom({ unitPrice: '0.01' })],
    ]) {
      expect((await post(invoiceBody({ items })).expect(422)).body).toMatchObject({ message, code: 'TOTAL_TOO_LARGE' });
    }
    const { id } = await givenInvoice(shop, admin, { items: [custom({ unitPrice: '99999999.99' })] });
    await put(id, { invoice: { notes: 'lost?' }, items: [custom({ unitPrice: '99999999.99', quantity: 9_999 })] }).expect(422);
    expect((await shop.http().get(`/api/invoices/${id}`).set(admin)).body).toMatchObject({
      totalAmount: '99999999.99',
      notes: null,
    });
  });
});
