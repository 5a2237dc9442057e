import { givenOrder, historyOf, orderRow } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { query } from '#platform/database/sql.js';
import { MailJobs } from '#modules/mail/mail.jobs.js';
import { EraseCustomers } from '../../checkout/erase-customers.js';
import type { Order } from '../entities/order.entity.js';

/** Personal data that no other row of the test database contains. */
const PERSON = {
  customerName: 'Quillon Zephyrine',
  customerEmail: 'quillon@zephyrine.test',
  customerPhone: '907 555 0123',
  shippingAddress: { street: '77 Zephyrine Way', city: 'Quillonville', state: 'AK', zipCode: '99999', country: 'United States' },
  notes: 'Leave it with Zephyrine next door',
  trackingCarrier: 'USPS',
  trackingNumber: 'ZEPHYRINE9400',
  sessionId: 'session-of-quillon',
  placedFrom: 'digest-of-the-network-of-quillon',
};
const TRACES = /quillon|zephyrine|907 555|99999/i;

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const post = (id: string, action: string, body: object = {}) =>
  shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);
const erase = (id: string) => post(id, 'erase-customer');
const delivered = (over: Partial<Order> = {}) =>
  givenOrder(shop, { ...PERSON, status: 'delivered', paymentStatus: 'paid', ...over });

/** The tables with a trace of the person, in any column. */
async function tablesWithTraces(): Promise<string[]> {
  const tables = await query<{ name: string }>(
    shop.db,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(shop.db, `select t::text as row from "${name}" t`);
    if (rows.some(({ row }) => TRACES.test(row))) found.push(name);
  }
  return found;
}

describe('erasing the customer of an order (threat 113)', () => {
  it('leaves no trace in any table, and keeps number, amounts, items and states', async () => {
    const { id, orderNumber } = await delivered();
    await post(id, 'notes', { text: 'Zephyrine called' }).expect(201);
    await post(id, 'refunds', { amount: '10.00', reason: 'A present for Quillon' }).expect(201);
    await post(id, 'mails', { kind: 'shipped', email: 'right@zephyrine.test' }).expect(201);
    const before = await orderRow(shop, id);
    const history = await historyOf(shop, id);
    expect(await tablesWithTraces()).toEqual(expect.arrayContaining(['orders', 'order_notes', 'refunds', 'mails']));

    const { body } = await erase(id).expect(200);
    expect(body).toMatchObject({
      orderNumber,
      customerName: '',
      customerEmail: '',
      shippingAddress: { street: '', city: '', state: 'AK', zipCode: '', country: 'United States' },
      totalAmount: '96.00',
      refundedAmount: '10.00',
      status: 'delivered',
      canEraseCustomer: false,
      customerErasedAt: expect.any(String) as string,
    });
    await shop.app.get(EraseCustomers).eraseOne({ orderId: id });
    await shop.app.get(MailJobs).eraseRecipients({ orderId: id });
    expect(await tablesWithTraces()).toEqual([]);

    const after = await orderRow(shop, id);
    for (const field of ['totalAmount', 'refundedCents', 'paymentStatus', 'paymentMethod', 'createdAt'] as const)
      expect([field, after[field]]).toEqual([field, before[field]]);
    expect(await historyOf(shop, id)).toEqual(history);
    expect(
      await query(shop.db, `select action, entity, detail from audit_log where entity_id = $1 and action = 'erased'`, [id]),
    ).toEqual([{ action: 'erased', entity: 'order', detail: { name: orderNumber } }]);
  });

  it('sends no email afterwards', async () => {
    const { id } = await delivered();
    await erase(id).expect(200);
    expect(await shop.app.get(MailJobs).shipped({ orderId: id })).toBe(false);
    expect((await post(id, 'mails', { kind: 'shipped', email: 'other@example.com' }).expect(409)).body).toMatchObject({
      code: 'CUSTOMER_ERASED',
    });
  });

  it.each([
    ['pending', 'unpaid'],
    ['processing', 'paid'],
    ['shipped', 'paid'],
    ['cancelled', 'authorized'],
  ] as const)('waits for the end of an order that is %s and %s', async (status, paymentStatus) => {
    const { id } = await delivered({ status, paymentStatus });
    expect((await erase(id).expect(409)).body).toMatchObject({ code: 'ORDER_NOT_FINISHED' });
    expect(await orderRow(shop, id)).toMatchObject({ customerName: PERSON.customerName, customerErasedAt: null });
  });

  it('happens once when two admins ask at the same time', async () => {
    const { id } = await delivered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => erase(id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const events = `select count(*)::int as n from outbox where topic = 'order.customer-erased' and payload ->> 'orderId' = $1`;
    expect(await query(shop.db, events, [id])).toEqual([{ n: 1 }]);
    expect(
      await query(shop.db, `select count(*)::int as n from audit_log where entity_id = $1 and action = 'erased'`, [id]),
    ).toEqual([{ n: 1 }]);
  });

  it('is not for packers and bookkeepers', async () => {
    const { id } = await delivered();
    for (const role of ['packer', 'bookkeeper'] as const) {
      const headers = await asAdmin(shop, { role });
      await shop.http().post(`/api/admin/orders/${id}/erase-customer`).set(headers).expect(403);
    }
    expect(await orderRow(shop, id)).toMatchObject({ customerName: PERSON.customerName });
  });
});
