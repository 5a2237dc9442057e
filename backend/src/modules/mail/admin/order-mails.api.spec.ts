import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
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

  it('are sent once per refund, with the amount refunded so far', async () => {
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

    expect(smtp.received.map((mail) => /We have refunded (\S+) of (\S+)\./.exec(readable(mail))?.slice(1))).toEqual([
      ['$24.00', '$96.00'],
      ['$96.00', '$96.00'],
    ]);
    const { body } = await shop.http().get(`/api/admin/orders/${orderId}/mails`).set(admin).expect(200);
    expect(body.map((mail: { kind: string }) => mail.kind)).toEqual(['refunded', 'refunded']);
  });
});
