import { alertsOf, givenAlert } from '#test/support/builders/alerts.js';
import { givenInvoice } from '#test/support/builders/invoice.js';
import { givenMessage } from '#test/support/builders/message.js';
import { givenOrder, orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { Order } from '../orders/index.js';
import { PurgeCustomerNotes } from './purge-customer-notes.js';

const EMAIL = 'quillon@zephyrine.test';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from orders');
  await shop.db.query('delete from contact_messages');
  await shop.db.query('delete from invoices');
  await shop.db.query('delete from customer_notes');
});

const erase = (email: unknown, who = admin) => shop.http().post('/api/admin/customers/erase').set(who).send({ email });
const note = (email: string, text: string) => shop.http().post('/api/admin/customers/notes').set(admin).send({ email, text });
const finished = (over: Partial<Order> = {}) =>
  givenOrder(shop, {
    customerName: 'Quillon Zephyrine',
    customerEmail: EMAIL,
    status: 'delivered',
    paymentStatus: 'paid',
    ...over,
  });
const countOf = async (table: string): Promise<number> =>
  (await shop.db.query(`select count(*)::int as n from ${table}`))[0].n as number;

describe('erasing an email address on request (threat 113)', () => {
  it('erases finished orders, messages and notes, keeps unfinished orders and invoices, and says so', async () => {
    const done = await finished();
    const cancelled = await finished({ customerEmail: 'Quillon@Zephyrine.test', status: 'cancelled', paymentStatus: 'voided' });
    const open = await finished({ status: 'shipped' });
    const other = await finished({ customerEmail: 'someone@zephyrine.test' });
    await givenMessage(shop.db, { email: EMAIL.toUpperCase() });
    await givenMessage(shop.db, { email: 'someone@zephyrine.test' });
    const invoice = await givenInvoice(shop, admin, { invoice: { clientEmail: EMAIL } });
    await note(EMAIL, 'Zephyrine likes blue').expect(201);

    expect((await erase('Quillon@zephyrine.test').expect(200)).body).toEqual({
      erasedOrders: 2,
      unfinishedOrders: 1,
      deletedMessages: 1,
      deletedNotes: 1,
      deletedAlerts: 0,
    });
    for (const { id } of [done, cancelled])
      expect(await orderRow(shop, id)).toMatchObject({ customerEmail: '', customerName: '', totalAmount: '96.00' });
    for (const { id } of [open, other]) expect((await orderRow(shop, id)).customerName).toBe('Quillon Zephyrine');
    expect([await countOf('contact_messages'), await countOf('customer_notes')]).toEqual([1, 0]);
    const searched: { search_text: string }[] = await shop.db.query('select search_text from orders where id = $1', [done.id]);
    expect(searched).toEqual([{ search_text: `${done.orderNumber.toLowerCase()}   ` }]);
    const { body } = await shop.http().get('/api/admin/customers').query({ email: EMAIL }).set(admin).expect(200);
    expect(body).toMatchObject({ orderCount: 1, unfinishedOrders: 1, messages: [], notes: [], invoices: [{ id: invoice.id }] });
  });

  it('deletes alerts of the address in every state, also of one that has nothing else', async () => {
    const waiter = 'Waiter@Zephyrine.test';
    const { productId } = await givenAlert(shop, { email: waiter });
    await givenAlert(shop, { email: waiter, productId, confirmedAt: new Date(), notifiedAt: new Date() });
    await givenAlert(shop, { email: waiter.toLowerCase(), confirmedAt: new Date() });
    await givenAlert(shop, { email: 'someone@zephyrine.test', productId });
    const { body } = await erase('waiter@zephyrine.test').expect(200);
    expect(body).toEqual({ erasedOrders: 0, unfinishedOrders: 0, deletedMessages: 0, deletedNotes: 0, deletedAlerts: 3 });
    expect(await alertsOf(shop, productId)).toMatchObject([{ email: 'someone@zephyrine.test' }]);
    const [row] = await shop.db.query<{ detail: object }[]>(
      `select detail from audit_log where entity = 'customer' order by created_at desc limit 1`,
    );
    expect(row?.detail).toEqual({ orders: 0, messages: 0, notes: 0, alerts: 3 });
  });

  it('is recorded with numbers only, and a second time not at all', async () => {
    await finished();
    await erase(EMAIL).expect(200);
    expect((await erase(EMAIL).expect(200)).body).toEqual({
      erasedOrders: 0,
      unfinishedOrders: 0,
      deletedMessages: 0,
      deletedNotes: 0,
      deletedAlerts: 0,
    });
    const rows = await shop.db.query(
      `select entity_id, detail from audit_log where entity = 'customer' and action = 'erased' order by created_at`,
    );
    expect(rows.at(-1)).toEqual({ entity_id: null, detail: { orders: 1, messages: 0, notes: 0 } });
    expect(await shop.db.query(`select 1 from outbox where topic = 'order.customer-erased'`)).not.toHaveLength(0);
  });

  it('leaves the same when several admins ask at once', async () => {
    await finished();
    await givenMessage(shop.db, { email: EMAIL });
    const answers = await Promise.all(Array.from({ length: 4 }, () => erase(EMAIL)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countOf('contact_messages')).toBe(0);
  });

  it('is a 400 without an address, and not for packers and bookkeepers', async () => {
    const { id } = await finished();
    for (const email of [undefined, '', '%', ['a@x.test'], { like: '%' }]) await erase(email).expect(400);
    for (const role of ['packer', 'bookkeeper'] as const) await erase(EMAIL, await asAdmin(shop, { role })).expect(403);
    await shop.http().post('/api/admin/customers/erase').send({ email: EMAIL }).expect(401);
    expect((await orderRow(shop, id)).customerEmail).toBe(EMAIL);
  });

  it('is completed by a job when the last order was erased by itself', async () => {
    const { id } = await finished();
    await note(EMAIL, 'Only of the order').expect(201);
    await givenMessage(shop.db, { email: 'stays@zephyrine.test' });
    await note('stays@zephyrine.test', 'Wrote a message').expect(201);
    const purge = shop.app.get(PurgeCustomerNotes);
    expect(await purge.execute()).toBe(0);
    await shop.http().post(`/api/admin/orders/${id}/erase-customer`).set(admin).expect(200);
    expect(await purge.execute()).toBe(1);
    expect(await purge.execute()).toBe(0);
    expect(await shop.db.query('select email from customer_notes')).toEqual([{ email: 'stays@zephyrine.test' }]);
  });
});
