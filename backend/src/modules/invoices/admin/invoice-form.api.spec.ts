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
  it.each<[NonNullable<Parameters<typeof invoiceBody>[0]>, string]>([
    [{ invoice: { clientName: '' } }, 'Client name is required'],
    [{ items: [custom({ quantity: 0 })] }, 'Quantity must be at least 1'],
    [{ items: [custom(), custom({ productId: UNKNOWN })] }, 'Product not found'],
  ])('rejects %j: %s', async (change, message) => {
    expect((await post(invoiceBody(change)).expect(400)).body).toMatchObject({ message });
    const { id } = await givenInvoice(shop, admin);
    expect((await put(id, change).expect(400)).body).toMatchObject({ message });
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
