import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Jobs } from '#platform/queue/jobs.js';
import { MailJobs } from '../mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const jobs = (): MailJobs => shop.app.get(MailJobs);
const post = (id: string, what: string, body: object) =>
  shop.http().post(`/api/admin/orders/${id}/${what}`).set(admin).send(body);
const readable = (raw = ''): string => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

describe('the reminder of an unpaid order', () => {
  it.each([
    ['the payment is awaited', {}, 1],
    ['the buyer says that the money is sent', { paymentSentAt: new Date() }, 0],
    ['it is paid', { paymentStatus: 'paid' }, 0],
    ['it was cancelled', { status: 'cancelled' }, 0],
  ] as const)('is sent, when its turn comes, only if the payment is still awaited: %s', async (_, over, mails) => {
    const { id: orderId } = await givenOrder(shop, over);
    expect(await jobs().paymentReminder({ orderId })).toBe(mails === 1);
    expect(smtp.received).toHaveLength(mails);
  });

  it('is sent when an admin asks for it', async () => {
    const { id: orderId } = await givenOrder(shop, { paymentSentAt: new Date() });
    await post(orderId, 'mails', { kind: 'payment-reminder' }).expect(201);
    expect(await jobs().paymentReminder({ orderId })).toBe(true);
  });
});

describe('emails about actions of the admin', () => {
  it.each([
    ['USPS', 'Track your parcel: https://tools.usps.com/go/TrackConfirmAction?tLabels=9400'],
    ['Bike courier', 'See your order: https://shop.example/order-confirmation/'],
  ])('contain the tracking number of %s', async (carrier, link) => {
    const { id: orderId } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    await post(orderId, 'status', { status: 'shipped', tracking: { carrier, number: '9400' } }).expect(200);
    await jobs().shipped({ orderId });
    expect(smtp.received).toHaveLength(1);
    const mail = readable(smtp.received[0]);
    expect(mail).toContain(`Tracking number: ${carrier} 9400`);
    expect(mail).toContain(link);
  });

  it('are sent once per refund, with its own amount and that of all refunds so far', async () => {
    const { id: orderId } = await givenOrder(shop, { status: 'confirmed', paymentStatus: 'paid' });
    await post(orderId, 'refunds', { amount: '24.00' }).expect(201);
    const events = async (): Promise<{ orderId: string; refundId: string }[]> => {
      const rows: { payload: { orderId: string; refundId: string } }[] = await shop.db.query(
        `select payload from outbox where topic = 'order.refunded' and payload ->> 'orderId' = $1 order by created_at`,
        [orderId],
      );
      return rows.map(({ payload }) => payload);
    };
    for (const event of await events()) await jobs().refunded(event);
    await post(orderId, 'refunds', {}).expect(201);
    for (const event of [...(await events()), ...(await events())]) await jobs().refunded(event);

    expect(smtp.received.map((mail) => /We have refunded .* Banks/.exec(readable(mail))?.[0])).toEqual([
      'We have refunded $24.00 of $96.00. Banks',
      'We have refunded $72.00. Together with earlier refunds, that is $96.00 of $96.00. Banks',
    ]);
    const { body } = await shop.http().get(`/api/admin/orders/${orderId}/mails`).set(admin).expect(200);
    expect(body.map((mail: { kind: string }) => mail.kind)).toEqual(['refunded', 'refunded']);
  });

  it('of a refund are sent again from their own row, also to a corrected address', async () => {
    const { id: orderId } = await givenOrder(shop, { status: 'confirmed', paymentStatus: 'paid' });
    for (const amount of ['24.00', '12.00']) await post(orderId, 'refunds', { amount }).expect(201);
    const refunds: { id: string }[] = await shop.db.query('select id from refunds where order_id = $1 order by created_at, id', [
      orderId,
    ]);
    const [first, second] = refunds.map(({ id }) => id);
    for (const refundId of [first, second]) await jobs().refunded({ orderId, refundId });
    smtp.received.length = 0;

    const body = { kind: 'refunded', refundId: first, email: 'right@example.com' };
    const { body: mails } = await post(orderId, 'mails', body).expect(201);
    expect(mails).toMatchObject([
      { kind: 'refunded', refundId: first, recipient: 'right@example.com', sentAt: null },
      { kind: 'refunded', refundId: second, recipient: null, sentAt: expect.any(String) as string },
    ]);
    expect(mails).toHaveLength(2);
    const queued = (await shop.app.get(Jobs).queue('mail').getJobs()).filter(({ name }) => name === 'mail.refunded');
    expect(queued.map(({ data }) => data as object)).toContainEqual({ orderId, refundId: first });
    for (const refundId of [first, second]) await jobs().refunded({ orderId, refundId });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('To: right@example.com');
  });

  it('of a refund are a 404 for the refund of another order', async () => {
    const [mine, other] = [
      await givenOrder(shop, { status: 'confirmed', paymentStatus: 'paid' }),
      await givenOrder(shop, { status: 'confirmed', paymentStatus: 'paid' }),
    ];
    await post(other.id, 'refunds', { amount: '1.00' }).expect(201);
    const [refund]: { id: string }[] = await shop.db.query('select id from refunds where order_id = $1', [other.id]);
    await post(mine.id, 'mails', { kind: 'refunded', refundId: refund?.id }).expect(404);
    expect((await shop.http().get(`/api/admin/orders/${mine.id}/mails`).set(admin).expect(200)).body).toEqual([]);
  });

  it('go to the corrected address from then on when the admin says so', async () => {
    const { id: orderId } = await givenOrder(shop, { status: 'processing', paymentStatus: 'paid' });
    await post(orderId, 'mails', { kind: 'order-received', email: 'right@example.com', useForOrder: true }).expect(201);
    await jobs().orderReceived({ orderId });
    await post(orderId, 'status', { status: 'shipped' }).expect(200);
    await jobs().shipped({ orderId });
    expect(smtp.received.map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1])).toEqual(['right@example.com', 'right@example.com']);
    const { body } = await shop.http().get(`/api/admin/orders/${orderId}`).set(admin).expect(200);
    expect(body.customerEmail).toBe('right@example.com');
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'customer', detail: { fields: 'e-mail' } }));
  });

  it('change one email only without it', async () => {
    const { id: orderId } = await givenOrder(shop);
    await post(orderId, 'mails', { kind: 'order-received', email: 'once@example.com' }).expect(201);
    const { body } = await shop.http().get(`/api/admin/orders/${orderId}`).set(admin).expect(200);
    expect(body.customerEmail).not.toBe('once@example.com');
  });
});
