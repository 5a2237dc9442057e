import { givenAlert } from '#test/support/builders/alerts.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { givenMessage } from '#test/support/builders/message.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const EMAIL = 'quillon@zephyrine.test';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const exported = (email: unknown, who = admin) => shop.http().get('/api/admin/customers/export.json').query({ email }).set(who);
const audited = (): Promise<unknown[]> =>
  shop.db.query(`select entity_id, detail from audit_log where action = 'exported' order by created_at desc limit 1`);

describe('the data of an email address (threat 113)', () => {
  it('is everything that orders, messages, invoices, alerts and notes hold, in a file without the address in its name', async () => {
    const order = await givenOrder(shop, { customerEmail: 'Quillon@Zephyrine.test', customerName: 'Quillon' });
    await shop.http().post(`/api/admin/orders/${order.id}/notes`).set(admin).send({ text: 'Wants it by Friday' }).expect(201);
    const message = await givenMessage(shop.db, { email: EMAIL.toUpperCase(), message: 'Where is it?' });
    await shop.db.query(`insert into message_replies (message_id, author, text) values ($1, 'ana', 'On its way')`, [message.id]);
    const invoice = await givenInvoice(shop, admin, { invoice: { clientEmail: EMAIL, notes: 'For the mural' } });
    await givenAlert(shop, { email: EMAIL, confirmedAt: new Date() });
    const note = { email: EMAIL, text: 'Likes blue' };
    await shop.http().post('/api/admin/customers/notes').set(admin).send(note).expect(201);
    await givenOrder(shop, { customerEmail: 'someone@zephyrine.test' });
    await givenMessage(shop.db, { email: 'someone@zephyrine.test' });

    const { body, headers } = await exported('quillon@Zephyrine.test').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="customer-data.json"',
      'cache-control': 'no-store',
    });
    expect(body).toMatchObject({
      email: 'quillon@Zephyrine.test',
      orders: [
        {
          orderNumber: order.orderNumber,
          customerName: 'Quillon',
          shippingAddress: { street: expect.any(String) as string },
          items: [{ quantity: 2 }],
          staffNotes: [{ text: 'Wants it by Friday' }],
        },
      ],
      messages: [{ message: 'Where is it?', replies: [{ text: 'On its way' }] }],
      invoices: [{ id: invoice.id, clientEmail: EMAIL, notes: 'For the mural', items: [{ totalPrice: '10.00' }] }],
      alerts: [{ email: EMAIL, size: null, notifiedAt: null }],
      notes: [{ text: 'Likes blue' }],
    });
    expect((body as { orders: unknown[] }).orders).toHaveLength(1);
    expect(await audited()).toEqual([{ entity_id: null, detail: { orders: 1, messages: 1, invoices: 1, alerts: 1, notes: 1 } }]);
  });

  it('is empty for an address that nobody knows, as the page of a customer is', async () => {
    const { body } = await exported('nobody@zephyrine.test').expect(200);
    expect(body).toMatchObject({ orders: [], messages: [], invoices: [], alerts: [], notes: [] });
  });

  it('is for those who may erase it, and needs an address', async () => {
    for (const role of ['packer', 'bookkeeper'] as const) await exported(EMAIL, await asAdmin(shop, { role })).expect(403);
    await shop.http().get('/api/admin/customers/export.json').query({ email: EMAIL }).expect(401);
    for (const email of [undefined, '', '%']) await exported(email).expect(400);
    await exported(EMAIL, await asAdmin(shop, { role: 'manager' })).expect(200);
  });
});
