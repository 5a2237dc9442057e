import { arrivalDays, arrivalText } from '@shop/contract/arrives-by';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { BALTIMORE, givenModes, givenPrices, givenRate } from '#test/support/builders/shop-prices.js';
import { asAdmin } from '#test/support/builders/users.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { OrderView } from '#modules/orders/index.js';
import { MailJobs } from './mail.jobs.js';

const TIME_ZONE = 'America/New_York';

let smtp: FakeSmtp;
let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
  admin = await asAdmin(shop);
  await givenPrices(shop);
  const values = { delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 }, timeZone: TIME_ZONE };
  await shop.db.query('update shop_settings set "values" = "values" || $1', [values]);
  await givenModes(shop, { taxMode: 'off' });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

const read = async (id: string): Promise<OrderView> => (await shop.http().get(`/api/orders/${id}`).expect(200)).body as OrderView;
const lastMail = (): string => (smtp.received.at(-1) ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

it.each([
  ['Express', { daysMin: 1, daysMax: 2 }, '1 to 4 business days', { packDays: 2, transitDaysMin: 1, transitDaysMax: 2 }],
  ['Drone', { daysMin: 1, daysMax: 1 }, '1 to 3 business days', { packDays: 2, transitDaysMin: 1, transitDaysMax: 1 }],
  ['Whenever', {}, '3 to 7 business days', { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 }],
])('page and emails of an order by %s say one arrival', async (name, days, unpaid, deliveryTime) => {
  const rate = await givenRate(shop.db, { name, ...days, cents: 1_450, freeFromCents: null, sortOrder: 1 });
  await shop.waitForNotifications();
  const lines = [{ product: await givenProduct(shop.db, { priceCents: 4_000 }), quantity: 1 }];
  const over = { shippingAddress: BALTIMORE, shippingRateId: rate.id, totalAmount: '54.50', paymentMethod: 'venmo' };
  const { body } = await shop
    .http()
    .post('/api/orders')
    .send(orderBody(await givenCart(shop.db, lines), lines, over))
    .expect(201);
  expect(await read(body.id)).toMatchObject({ deliveryTime, arrival: null });
  await shop.app.get(MailJobs).orderReceived({ orderId: body.id });
  expect(lastMail()).toContain(`It is with you ${unpaid} later.`);

  await shop.db.query('update shipping_rates set days_min = 50, days_max = 60 where id = $1', [rate.id]);
  await shop.http().post(`/api/admin/orders/${body.id}/payment`).set(admin).send({ reference: 'V-1' }).expect(200);
  const [{ paidAt }] = await shop.db.query('select paid_at as "paidAt" from orders where id = $1', [body.id]);
  const arrival = arrivalDays(deliveryTime, paidAt, TIME_ZONE);
  expect(await read(body.id)).toMatchObject({ deliveryTime, arrival });
  await shop.app.get(MailJobs).paymentReceived({ orderId: body.id });
  expect(lastMail()).toContain(`Arrives: ${arrivalText(arrival)}`);
});

it('the days of an order are as frozen as its other charges', async () => {
  await expect(shop.db.query(`update order_charges set days_max = days_max + 1 where days_max is not null`)).rejects.toThrow(
    'The charges of an order are never changed',
  );
});
