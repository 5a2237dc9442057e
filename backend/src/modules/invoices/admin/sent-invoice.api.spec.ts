import { invoiceBody } from '#test/support/builders/invoice.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const put = (id: string, body: object) => shop.http().put(`/api/invoices/${id}`).set(admin).send(body);
const send = (id: string) => shop.http().post(`/api/invoices/${id}/send`).set(admin);
const items = [{ productId: 'custom', customProductName: 'Mural', quantity: 3, unitPrice: '10.00' }];

describe('an invoice that was sent', () => {
  it('keeps the total that the client received, until it is sent again', async () => {
    const { body: draft } = await shop.http().post('/api/invoices').set(admin).send(invoiceBody()).expect(201);
    expect(draft).toMatchObject({ sentTotal: null, sentAt: null });
    await put(draft.id, { invoice: { clientEmail: 'ada@example.com' } }).expect(200);
    const { body: sent } = await send(draft.id).expect(200);
    expect(sent).toMatchObject({ sentTotal: draft.totalAmount, sentAt: expect.any(String) });
    const { body: changed } = await put(draft.id, { items }).expect(200);
    expect(changed).toMatchObject({ sentTotal: draft.totalAmount, totalAmount: '30.00' });
    expect((await send(draft.id).expect(200)).body).toMatchObject({ sentTotal: '30.00' });
  });
});
