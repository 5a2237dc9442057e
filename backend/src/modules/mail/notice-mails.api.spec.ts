import { givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AdminTokens } from '../auth/index.js';
import { Discrepancies } from '../checkout/index.js';
import { TestMails } from './admin/test-mails.js';
import { TestMailHistory } from './test-mail-history.js';
import { NoticeMailJobs } from './notice-mail.jobs.js';
import { OrderPlacedJobs } from './order-placed.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example', MAIL_STAFF: 'owner@shop.example' });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.received.length = 0;
  smtp.rejecting = false;
  await shop.db.query('delete from shop_settings');
  await shop.waitForNotifications();
});

const jobs = (): NoticeMailJobs => shop.app.get(NoticeMailJobs);
const orderPlaced = (orderId: string): Promise<number> => shop.app.get(OrderPlacedJobs).orderPlaced({ orderId });
/** The emails that were received, as `<recipients>: <subject>`. */
const received = (): string[] =>
  smtp.received.map((raw) => `${/^To: (.*)$/m.exec(raw)?.[1]}: ${/^Subject: ([^\r\n]*)/m.exec(raw)?.[1]}`).toSorted();
const givenSoldOut = (orderId: string): Promise<unknown> =>
  shop.db.query('update products set stock_quantity = 0 where id in (select product_id from order_items where order_id = $1)', [
    orderId,
  ]);
const readable = (raw = ''): string => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

async function save(group: string, values: object): Promise<void> {
  const user = await givenUser(shop, { username: `Ruth ${group} ${Math.random()}` });
  const headers = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
  await shop.http().post('/api/admin/me/confirm').set(headers).send({ password: TEST_PASSWORD }).expect(200);
  const { body } = await shop.http().get('/api/admin/settings').set(headers).expect(200);
  await shop.http().put(`/api/admin/settings/${group}`).set(headers).send({ version: body.version, values }).expect(200);
}

const lastChange = async (): Promise<string> => {
  const [row] = await shop.db.query('select id from payment_handle_changes order by changed_at desc limit 1');
  return row.id;
};

describe('the email about a changed payment handle (threat 141)', () => {
  it('reaches every staff address once, with the old and the new value', async () => {
    await save('notices', { noticeAddresses: ['ana@shop.example', 'ben@shop.example'] });
    await save('payments', { venmo: '@New-Account' });
    const changeId = await lastChange();
    await Promise.allSettled([jobs().handleChanged({ changeId }), jobs().handleChanged({ changeId })]);
    expect(await jobs().handleChanged({ changeId })).toBe(false);
    expect(smtp.received).toHaveLength(1);
    const mail = readable(smtp.received[0]);
    expect(mail).toContain('To: ana@shop.example, ben@shop.example, owner@shop.example');
    expect(mail).toContain('Subject: The Venmo account of your shop was changed');
    expect(mail).toContain('Old value: @LastingFreedom');
    expect(mail).toContain('New value: @New-Account');
    expect(mail).toMatch(/Ruth payments \S+ changed the Venmo account/);
  });

  it('cannot be switched off or sent elsewhere by changing the addresses first', async () => {
    await save('notices', {
      noticeAddresses: ['attacker@evil.example'],
      newOrderNotices: false,
      soldOutNotices: false,
      paymentNotices: false,
      messageNotices: false,
    });
    await save('payments', { zelle: 'attacker@evil.example' });
    await jobs().handleChanged({ changeId: await lastChange() });
    expect(readable(smtp.received[0])).toContain('owner@shop.example');
  });
});

describe('the emails about a new order', () => {
  it('are sent once each to the buyer and to all notice addresses, from the event of the order', async () => {
    await save('notices', { noticeAddresses: ['ana@shop.example', 'ben@shop.example'] });
    const { id: orderId, orderNumber } = await givenOrder(shop);
    await Promise.allSettled([1, 2, 3].map(() => orderPlaced(orderId)));
    expect(await orderPlaced(orderId)).toBe(0);
    expect(received()).toEqual([
      `ada.moore@example.com: We have your order ${orderNumber}`,
      `ana@shop.example, ben@shop.example: New order ${orderNumber}: $96.00`,
    ]);
    expect(smtp.received.map(readable).join()).toContain(`Open the order: https://shop.example/admin/orders/${orderId}`);
  });

  it('name the size of each item', async () => {
    const product = await givenSizedProduct(shop.db, { M: 3, L: 3 }, { name: 'Dawn Hoodie' });
    const lines = ['M', 'L'].map((label) => ({ product, variant: sizeOf(product, label), quantity: 1 }));
    const order = orderBody(await givenCart(shop.db, lines), lines);
    const { body } = await shop.http().post('/api/orders').send(order).expect(201);
    await orderPlaced((body as { id: string }).id);
    expect(smtp.received).toHaveLength(2);
    for (const mail of smtp.received.map(readable)) {
      expect(mail).toContain('Dawn Hoodie, M');
      expect(mail).toContain('Dawn Hoodie, L');
    }
  });

  it('are sent only to the buyer when staff have switched the notices off', async () => {
    await save('notices', { newOrderNotices: false, soldOutNotices: false });
    const { id: orderId, orderNumber } = await givenOrder(shop);
    await givenSoldOut(orderId);
    expect(await orderPlaced(orderId)).toBe(1);
    expect(received()).toEqual([`ada.moore@example.com: We have your order ${orderNumber}`]);
  });

  it('tell staff once that a product is sold out, with the order that has taken the last pieces', async () => {
    const { id: orderId } = await givenOrder(shop);
    expect(await orderPlaced(orderId)).toBe(2);
    await givenSoldOut(orderId);
    expect(await orderPlaced(orderId)).toBe(1);
    expect(await orderPlaced(orderId)).toBe(0);
    expect(received()).toHaveLength(3);
    expect(received().join()).toContain(': Sold out: ');
  });

  it('reach the buyer once although the mail server rejects the notice until its second attempt', async () => {
    const { id: orderId, orderNumber } = await givenOrder(shop);
    smtp.rejecting = 'owner@shop.example';
    await expect(orderPlaced(orderId)).rejects.toThrow('451');
    smtp.rejecting = false;
    expect(await orderPlaced(orderId)).toBe(1);
    expect(received()).toEqual([
      `ada.moore@example.com: We have your order ${orderNumber}`,
      `owner@shop.example: New order ${orderNumber}: $96.00`,
    ]);
  });
});

describe('the notice of a payment problem', () => {
  it('is sent once for each difference between a payment and its order', async () => {
    const found = {
      kind: 'paid_without_order',
      paymentIntentId: 'pi_1',
      orderId: null,
      providerCents: 4800,
      orderCents: 0,
    } as const;
    const discrepancies = shop.app.get(Discrepancies);
    const recorded = await Promise.all([discrepancies.record(found), discrepancies.record(found), discrepancies.record(found)]);
    expect(recorded.filter(Boolean)).toHaveLength(1);
    const events = await shop.db.query(`select payload from outbox where topic = 'payment.discrepancy-found'`);
    expect(events).toHaveLength(1);
    expect(await jobs().paymentNotice(events[0].payload)).toBe(true);
    expect(await jobs().paymentNotice(events[0].payload)).toBe(false);
    expect(smtp.received).toHaveLength(1);
    expect(readable(smtp.received[0])).toContain('A shopper has paid, and there is no order for it.');
  });
});

describe('a test mail', () => {
  const send = async () =>
    shop
      .http()
      .post('/api/admin/settings/test-mail')
      .set({ authorization: `Bearer ${await shop.app.get(AdminTokens).issue(await givenUser(shop))}` });

  it('is sent at once, and its link tells that it arrived', async () => {
    await save('notices', { noticeAddresses: ['ana@shop.example'] });
    const { status, body } = await send();
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.any(String), to: ['ana@shop.example'], transport: 'smtp' },
    });
    expect(readable(smtp.received[0])).toContain(`https://shop.example/admin/settings?test-mail=${body.id}`);
    expect(await shop.app.get(TestMailHistory).hasArrived()).toBe(false);
    await shop.app.get(TestMails).confirmArrival(body.id);
    expect(await shop.app.get(TestMailHistory).hasArrived()).toBe(true);
  });

  it('shows what the mail server answered', async () => {
    smtp.rejecting = true;
    const { status, body } = await send();
    smtp.rejecting = false;
    expect(status).toBe(502);
    expect(body.message).toMatch(/^The mail server did not accept the mail: The mail server answered 451 4\.7\.1 \(RCPT TO\)$/);
  });
});
