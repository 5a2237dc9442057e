import { givenCart, orderBody } from '#test/support/builders/order.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MailJobs } from './mail.jobs.js';
import { NoticeMailJobs } from './notice-mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.rejecting = false;
});

async function placeOrder(): Promise<{ orderId: string; orderNumber: string }> {
  const product = await givenProduct(shop.db, { name: 'Day One Hoodie' });
  const lines = [{ product, quantity: 2 }];
  const sessionId = await givenCart(shop.db, lines);
  const { body } = await shop.http().post('/api/orders').send(orderBody(sessionId, lines)).expect(201);
  const { id, orderNumber } = body as { id: string; orderNumber: string };
  return { orderId: id, orderNumber };
}

const jobs = (): MailJobs => shop.app.get(MailJobs);
const notices = (): NoticeMailJobs => shop.app.get(NoticeMailJobs);

describe('emails about an order', () => {
  it('contain the items, the total, payment instructions and a link to the order', async () => {
    const { orderId, orderNumber } = await placeOrder();
    await jobs().orderReceived({ orderId });
    const [mail = ''] = smtp.received.map((raw) => raw.replaceAll(/=\n/g, '').replaceAll('=3D', '='));
    expect(mail).toContain('To: ada.moore@example.com');
    expect(mail).toContain(`Subject: We have your order ${orderNumber}`);
    expect(mail).toContain('Day One Hoodie: $96.00');
    expect(mail).toContain('send $96.00 with Zelle to pay@lastingfreedom.example and quote');
    expect(mail).toContain(`https://shop.example/order-confirmation/${orderId}`);
  });

  it('are sent once when their job runs repeatedly and in parallel', async () => {
    const { orderId } = await placeOrder();
    const runs = await Promise.allSettled(Array.from({ length: 10 }, () => jobs().orderReceived({ orderId })));
    expect(await jobs().orderReceived({ orderId })).toBe(false);
    expect(runs.filter((run) => run.status === 'fulfilled' && run.value)).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
  });

  it('are sent by the next attempt when the sending worker was killed', async () => {
    const { orderId } = await placeOrder();
    await shop.db.query(
      `insert into mails (kind, subject_id, attempts, leased_until) values ('order-received', $1, 1, now() + interval '1 minute')`,
      [orderId],
    );
    await expect(jobs().orderReceived({ orderId })).rejects.toThrow('Another worker is sending this mail');
    await shop.db.query(`update mails set leased_until = now() - interval '1 second' where subject_id = $1`, [orderId]);
    expect(await jobs().orderReceived({ orderId })).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  it('are sent by the next attempt after the mail server rejected them', async () => {
    const { orderId } = await placeOrder();
    smtp.rejecting = true;
    await expect(jobs().orderReceived({ orderId })).rejects.toThrow('451');
    smtp.rejecting = false;
    expect(await jobs().orderReceived({ orderId })).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  it('leave no address in the log and in the table when the mail server names it in its refusal (threat 37)', async () => {
    const { orderId } = await placeOrder();
    smtp.rejecting = true;
    const failure: unknown = await jobs()
      .orderReceived({ orderId })
      .catch((error: unknown) => error);
    expect(String(failure)).toBe('Error: The mail server answered 451 4.7.1 (RCPT TO)');
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('ada.moore');
    const [row] = await shop.db.query<{ error: string }[]>('select last_error as error from mails where subject_id = $1', [
      orderId,
    ]);
    expect(row?.error).toBe('The mail server answered 451 4.7.1 (RCPT TO)');
  });

  it('can be sent again by the admin to a corrected address', async () => {
    const admin = await asAdmin(shop);
    const { orderId } = await placeOrder();
    await jobs().orderReceived({ orderId });
    const path = `/api/admin/orders/${orderId}/mails`;
    await shop.http().post(path).set(admin).send({ kind: 'order-received', email: 'right@example.com' }).expect(201);
    await jobs().orderReceived({ orderId });
    expect(smtp.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(['ada.moore@example.com', 'right@example.com']);
    const { body } = await shop.http().get(path).set(admin).expect(200);
    expect(body).toEqual([expect.objectContaining({ kind: 'order-received', recipient: 'right@example.com', lastError: null })]);
  });

  it.each([
    [{ kind: 'love-letter' }],
    [{ kind: 'shipped', email: 'a@b.c\r\nBcc: x@y.z' }],
    [{ kind: 'shipped', email: 'a\ud800@example.com' }],
    [{}],
  ])('cannot be resent as %j (threat 72)', async (which) => {
    const admin = await asAdmin(shop);
    const { orderId } = await placeOrder();
    await shop.http().post(`/api/admin/orders/${orderId}/mails`).set(admin).send(which).expect(400);
  });
});

describe('a contact message', () => {
  it('is forwarded to the shop, which can reply to the visitor', async () => {
    const message = { name: 'Noor', email: 'noor@example.com', subject: 'artist', message: 'I would like to draw for you.' };
    const { body } = await shop.http().post('/api/contact').send(message).expect(201);
    await notices().contactMessage({ messageId: (body as { id: string }).id });
    const [mail = ''] = smtp.received;
    expect(mail).toContain('To: staff@lastingfreedom.example');
    expect(mail).toContain('Reply-To: noor@example.com');
    expect(mail).toContain('I would like to draw for you.');
  });
});
