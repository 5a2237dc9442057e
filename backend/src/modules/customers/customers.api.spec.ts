import { givenInvoice } from '#test/support/builders/invoice.js';
import { givenMessage } from '#test/support/builders/message.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { CustomerView } from './customer.view.js';

const EMAIL = 'marisol@quill.test';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from orders');
  await shop.db.query('delete from contact_messages');
  await shop.db.query('delete from invoices');
  await shop.db.query('delete from customer_notes');
});

const read = (email: string, who = admin) => shop.http().get('/api/admin/customers').query({ email }).set(who);
const note = (email: string, text: unknown, who = admin) =>
  shop.http().post('/api/admin/customers/notes').set(who).send({ email, text });

describe('the page of a customer', () => {
  it('gathers orders, messages, invoices and notes of one address, in any case, with the sums', async () => {
    const first = await givenOrder(shop, {
      customerEmail: 'Marisol@Quill.test',
      customerName: 'Marisol Q.',
      createdAt: new Date('2026-01-02'),
    });
    const second = await givenOrder(shop, {
      customerEmail: EMAIL,
      customerName: 'Marisol Quill',
      createdAt: new Date('2026-03-04'),
      status: 'delivered',
      paymentStatus: 'paid',
      refundedCents: 1_000,
    });
    await givenOrder(shop, { customerEmail: 'marisol@quill.test.example' });
    await givenMessage(shop.db, {
      email: 'MARISOL@quill.test',
      message: 'Where is my hoodie?',
      createdAt: new Date('2026-02-01'),
    });
    await givenMessage(shop.db, { email: 'somebody@quill.test' });
    const invoice = await givenInvoice(shop, admin, { invoice: { clientName: 'Quill & Co', clientEmail: EMAIL } });
    await shop.db.query(`update invoices set created_at = '2026-01-01' where id = $1`, [invoice.id]);
    await note(EMAIL.toUpperCase(), 'Likes blue').expect(201);

    const { body } = (await read(EMAIL).expect(200).expect('cache-control', 'no-store')) as { body: CustomerView };
    expect(body).toMatchObject({
      email: EMAIL,
      name: 'Marisol Quill',
      orderCount: 2,
      unfinishedOrders: 1,
      paid: '96.00',
      refunded: '10.00',
    });
    expect(body.orders.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(body.messages?.map(({ message }) => message)).toEqual(['Where is my hoodie?']);
    expect(body.invoices).toMatchObject([{ id: invoice.id, invoiceNumber: invoice.invoiceNumber, totalAmount: '10.00' }]);
    expect(body.notes).toMatchObject([{ author: 'ada', text: 'Likes blue' }]);
  });

  it('of an address that nobody has is empty', async () => {
    expect((await read('nobody@quill.test').expect(200)).body).toEqual({
      email: 'nobody@quill.test',
      name: '',
      orderCount: 0,
      unfinishedOrders: 0,
      paid: '0.00',
      refunded: '0.00',
      orders: [],
      messages: [],
      invoices: [],
      notes: [],
    });
  });

  it('counts all orders and lists the newest 50', async () => {
    const { id } = await givenOrder(shop, { customerEmail: EMAIL, paymentStatus: 'paid', status: 'confirmed' });
    await shop.db.query(
      `insert into orders (order_number, customer_email, customer_name, shipping_address, total_amount, payment_method, fingerprint, payment_status)
       select 'ORD-MANY' || n, $1, 'Marisol', '{}', '9999999.99', 'zelle', 'f', 'paid' from generate_series(1, 60) n`,
      [EMAIL],
    );
    const { body } = (await read(EMAIL).expect(200)) as { body: CustomerView };
    expect([body.orderCount, body.orders.length, body.paid]).toEqual([61, 50, '600000095.40']);
    expect(body.orders.map((order) => order.id)).not.toContain(id);
  });

  it.each([
    ['no address', ''],
    ['two addresses', '?email=a@x.test&email=b@x.test'],
    ['no email address', '?email=marisol'],
    ['a pattern', '?email=%25'],
    ['a space', '?email=a%20b@x.test'],
    ['a long text', `?email=${'a'.repeat(300)}@x.test`],
    ['an object', '?email[like]=a@x.test'],
  ])('is a 400 for %s', async (_, query) => {
    const { body } = await shop.http().get(`/api/admin/customers${query}`).set(admin).expect(400);
    expect(body).toMatchObject({ message: 'Please enter a valid email address' });
  });

  it('leaves no email address in the log (threat 37)', async () => {
    await givenOrder(shop, { customerEmail: EMAIL });
    await read(EMAIL).expect(200);
    await note(EMAIL, 'Wrote twice').expect(201);
    expect(shop.log()).toContain('/api/admin/customers');
    expect(shop.log().toLowerCase()).not.toContain('quill');
  });

  it('is for those who may see customers, and hides messages from those who may not read them (threat 131)', async () => {
    await givenMessage(shop.db, { email: EMAIL });
    await givenOrder(shop, { customerEmail: EMAIL });
    await shop.http().get('/api/admin/customers').query({ email: EMAIL }).expect(401);
    const packer = await asAdmin(shop, { role: 'packer' });
    await read(EMAIL, packer).expect(403);
    await note(EMAIL, 'Hello', packer).expect(403);
    const bookkeeper = await asAdmin(shop, { role: 'bookkeeper' });
    expect((await read(EMAIL, bookkeeper).expect(200)).body).toMatchObject({
      orderCount: 1,
      messages: null,
      name: expect.any(String) as string,
    });
    await note(EMAIL, 'Hello', bookkeeper).expect(403);
  });
});

describe('a note about a customer', () => {
  it.each([
    ['empty', '  '],
    ['too long', 'x'.repeat(1001)],
    ['no text', 7],
    ['half a character', 'a\ud800b'],
  ])('is a 400 when it is %s', async (_, text) => {
    await givenMessage(shop.db, { email: EMAIL });
    await note(EMAIL, text).expect(400);
  });

  it('is a 404 for an address that nobody has', async () => {
    await note('nobody@quill.test', 'Hello').expect(404);
    expect(await shop.db.query('select * from customer_notes')).toEqual([]);
  });

  it('is recorded without the text and the address', async () => {
    await givenMessage(shop.db, { email: EMAIL });
    await note(EMAIL, 'Likes <b>blue</b>\nand green').expect(201);
    const rows = await shop.db.query(`select admin_name, action, entity_id, detail from audit_log where entity = 'customer'`);
    expect(rows.at(-1)).toEqual({ admin_name: 'ada', action: 'noted', entity_id: null, detail: {} });
    expect((await read(EMAIL)).body.notes).toMatchObject([{ text: 'Likes <b>blue</b>\nand green' }]);
  });
});
