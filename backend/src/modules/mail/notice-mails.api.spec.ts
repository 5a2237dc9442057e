import { givenOrder } from '#test/support/builders/placed-order.js';
import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AdminTokens } from '../auth/index.js';
import { NoticeMailJobs } from './notice-mail.jobs.js';

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
  await shop.db.query('delete from shop_settings');
});

const jobs = (): NoticeMailJobs => shop.app.get(NoticeMailJobs);
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

describe('the notice of a new order', () => {
  it('is sent once per order to all addresses, from the event of the order', async () => {
    await save('notices', { noticeAddresses: ['ana@shop.example', 'ben@shop.example'] });
    const { id: orderId, orderNumber } = await givenOrder(shop);
    await Promise.allSettled([1, 2, 3].map(() => jobs().orderNotice({ orderId })));
    expect(await jobs().orderNotice({ orderId })).toBe(false);
    expect(smtp.received).toHaveLength(1);
    const mail = readable(smtp.received[0]);
    expect(mail).toContain('To: ana@shop.example, ben@shop.example');
    expect(mail).toContain(`Subject: New order ${orderNumber}: $96.00`);
    expect(mail).toContain(`Open the order: https://shop.example/admin/orders/${orderId}`);
  });

  it('is not sent when staff have switched it off', async () => {
    await save('notices', { newOrderNotices: false });
    const { id: orderId } = await givenOrder(shop);
    expect(await jobs().orderNotice({ orderId })).toBe(false);
    expect(smtp.received).toEqual([]);
  });
});
