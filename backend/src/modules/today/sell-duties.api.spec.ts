import { PaymentFile, PaymentLine } from '#modules/payment-matching/index.js';
import { givenMessage } from '#test/support/builders/message.js';
import { setOrder } from '#test/support/builders/order-money.js';
import { forgetOrders } from '#test/support/builders/payment-file-orders.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { dutyTexts, type Headers } from '#test/support/today.js';

let shop: TestShop;
let admin: Headers;
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop, { role: 'manager' });
});
beforeEach(() => forgetOrders(shop));
afterAll(() => shop.close());

const texts = (prefix: string): Promise<string[]> => dutyTexts(shop, admin, prefix);
const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

it('orders wait for money until it arrives, then to be packed until they are shipped', async () => {
  expect(await texts('orders')).toEqual([]);
  const { id } = await givenOrder(shop);
  expect(await texts('orders')).toEqual(['1 order from today waits for $96.00']);
  await shop.http().post(`/api/admin/orders/${id}/payment`).set(admin).send({ reference: 'Z' }).expect(200);
  expect(await texts('orders')).toEqual(['1 parcel to pack']);
  await shop.db.query('update orders set paid_at = $2 where id = $1', [id, daysAgo(30)]);
  expect(await texts('orders')).toEqual(['1 parcel to pack, overdue']);
  await setOrder(shop.db, id, { status: 'shipped', shippedAt: daysAgo(1) });
  expect(await texts('orders')).toEqual([]);
  await shop.db.query('update orders set shipped_at = $2 where id = $1', [id, daysAgo(60)]);
  expect(await texts('orders')).toEqual(['1 parcel is on the way for too long']);
  await setOrder(shop.db, id, { status: 'delivered' });
  expect(await texts('orders')).toEqual([]);
});

it('a part of the price that has arrived is not waited for', async () => {
  const { id } = await givenOrder(shop);
  await givenOrder(shop);
  await setOrder(shop.db, id, { receivedCents: 600 });
  expect(await texts('orders')).toEqual(['2 orders wait for $186.00, the oldest since today']);
});

/** Payments of a file, one for each, with these columns. */
async function givenLines(...lines: readonly Partial<PaymentLine>[]): Promise<PaymentLine[]> {
  const counts = { rows: 0, matched: 0, review: 0, known: 0, unreadable: 0, ignored: 0 };
  const hash = {
    contentHash: `${Date.now()}-${lines.length}`,
    fileName: 'venmo.csv',
    source: 'venmo',
    readBy: 'ana',
    counts,
  } as const;
  const { id: fileId } = await shop.db.getRepository(PaymentFile).save(hash);
  const rows = lines.map((line, index) => ({
    fileId,
    source: 'venmo' as const,
    externalId: `${fileId}-${index}`,
    paidOn: '2026-11-03',
    cents: 10_000,
    state: 'review' as const,
    ...line,
  }));
  return shop.db.getRepository(PaymentLine).save(rows);
}

it('payments of files wait until somebody has decided about them', async () => {
  const [first, second] = await givenLines({}, {});
  expect(await texts('payments.review')).toEqual(['2 payments need a look']);
  const dismiss = (line: PaymentLine | undefined) =>
    shop.http().post(`/api/admin/payments/statement-lines/${line?.id}/dismiss`).set(admin).expect(200);
  await dismiss(first);
  expect(await texts('payments.review')).toEqual(['1 payment needs a look']);
  await dismiss(second);
  expect(await texts('payments.review')).toEqual([]);
});

it('money that is owed back is one duty for each person, until it was sent', async () => {
  const owed = { state: 'owed', owedCents: 10_000, payer: 'Zoe Pena' } as const;
  const lines = await givenLines(owed, { ...owed, owedCents: 8_868 }, { ...owed, source: 'zelle', payer: null });
  expect(await texts('payments.owed')).toEqual([
    'Send $188.68 back to Zoe Pena (Venmo)',
    'Send $100.00 back to the payer (Zelle)',
  ]);
  for (const { id } of lines) {
    const sent = { reference: 'sent' };
    await shop.http().post(`/api/admin/payments/statement-lines/${id}/returned`).set(admin).send(sent).expect(200);
  }
  expect(await texts('payments.owed')).toEqual([]);
});

it('money that is owed to more than five people is one duty', async () => {
  const payers = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];
  await givenLines(...payers.map((payer) => ({ state: 'owed' as const, owedCents: 5_000, payer })));
  expect(await texts('payments.owed')).toEqual(['Send $300.00 back to 6 people']);
});

it('messages wait until they are answered or put away', async () => {
  const { id } = await givenMessage(shop.db, { createdAt: new Date(Date.now() - 12.5 * 60_000) });
  expect(await texts('messages')).toEqual(['1 message waits for an answer, 12 minutes old']);
  const other = await givenMessage(shop.db, { readAt: new Date() });
  expect(await texts('messages')).toEqual(['2 messages wait for an answer, the oldest is 12 minutes old']);
  await shop.http().put(`/api/admin/messages/${other.id}`).set(admin).send({ read: true, archived: true }).expect(200);
  await shop
    .http()
    .post(`/api/admin/messages/${id}/replies`)
    .set(admin)
    .send({ text: 'Yes, we do.', lastReplyId: null })
    .expect(201);
  expect(await texts('messages')).toEqual([]);
});
