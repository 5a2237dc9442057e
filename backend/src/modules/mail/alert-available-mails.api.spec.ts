import type { INestApplicationContext } from '@nestjs/common';
import { alertsOf, givenAlert, givenWaiting, offerAlerts, notifiedOf } from '#test/support/builders/alerts.js';
import { givenProduct, givenSizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { eventually } from '#test/support/eventually.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { StockAlert } from '../alerts/index.js';
import { Stock } from '../catalog/index.js';
import { AlertMailJobs } from './alert-mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
let jobs: AlertMailJobs;
let worker: INestApplicationContext | undefined;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://shop.example' });
  jobs = shop.app.get(AlertMailJobs);
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await shop.db.query('truncate stock_alerts');
  await shop.db.query('delete from outbox');
  await offerAlerts(shop);
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

const setStock = (id: string, stock: number) =>
  shop.db.query('update products set stock_quantity = $2 where id = $1', [id, stock]);
const recipients = (): string[] => smtp.received.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1] ?? '');
const waitingEmails = (count: number): string[] => Array.from({ length: count }, (_, n) => `waiting-${n}@example.com`);
const isNotified = { confirmedAt: new Date(), notifiedAt: new Date() };
/** Until there are so many mails, and no event waits. */
const untilQuiet = (count: number) =>
  eventually(
    async () => {
      const [row] = await shop.db.query<{ waiting: number }[]>(
        'select count(*)::int as waiting from outbox where done_at is null',
      );
      return [smtp.received.length, row?.waiting];
    },
    ([mails, waiting]) => mails === count && waiting === 0,
  );
const one = (id: string) => shop.db.getRepository(StockAlert).findOneBy({ id });

describe('from the restock to the mail', () => {
  it('5 pieces for 41 people are 10 mails, to those that wait for longest', async () => {
    const { id: productId } = await givenProduct(shop.db, { name: 'Dawn Hoodie', stockQuantity: 0 });
    await givenWaiting(shop, 41, { productId });
    worker = await openWorker(shop.config);
    await setStock(productId, 5);
    await eventually(
      () => Promise.resolve(smtp.received.length),
      (count) => count === 10,
    );
    expect(recipients().toSorted()).toEqual(waitingEmails(10).toSorted());
    expect(smtp.received[0]).toContain('Subject: Dawn Hoodie is available now');
  });

  it('S, M and L at once are one mail to whoever waits for all three', async () => {
    const hoodie = await givenSizedProduct(shop.db, { S: 0, M: 0, L: 0 }, { name: 'Dawn Hoodie' });
    const sizes = ['L', 'S', 'M'].map((size) => ({ productId: hoodie.id, variantId: sizeOf(hoodie, size).id }));
    for (const size of sizes) await givenWaiting(shop, 2, size);
    worker = await openWorker(shop.config);
    const lines = sizes.map((size) => ({ ...size, quantity: 1 }));
    await shop.db.transaction((tx) => shop.app.get(Stock, { strict: false }).restock(tx, lines));
    await untilQuiet(2);
    expect(recipients().toSorted()).toEqual(waitingEmails(2));
    for (const mail of smtp.received) expect(mail).toMatch(/^In S, M and L\.\r?$/m);
  });

  it('a stock that flaps within a second is one mail a person', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 0 });
    await givenWaiting(shop, 5, { productId });
    worker = await openWorker(shop.config);
    for (const stock of [3, 0, 3, 0, 3]) await setStock(productId, stock);
    await untilQuiet(5);
    expect(recipients().toSorted()).toEqual(waitingEmails(5));
    expect(await notifiedOf(shop, productId)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the mail itself', () => {
  it('is sent once for a request, and can be stopped with one click', async () => {
    const { id: productId } = await givenProduct(shop.db, { name: 'Dusk Cap', stockQuantity: 1 });
    const { id: alertId, token } = await givenAlert(shop, { productId, ...isNotified });
    expect([await jobs.available({ alertId }), await jobs.available({ alertId })]).toEqual([true, false]);
    const [mail = ''] = smtp.received;
    const unfolded = mail
      .replaceAll(/\r?\n[ \t]/g, ' ')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    expect(unfolded).toContain(`List-Unsubscribe: <https://shop.example/api/alerts/${alertId}/stop?t=${token}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(unfolded).toContain(`https://shop.example/products/${productId}`);
    expect(unfolded).toContain('We wrote to as many people as we could serve. First come, first served.');
  });

  it('sold out again before it is sent: the person waits on in the old place, and is told the next time', async () => {
    const { productId, id: alertId } = await givenAlert(shop, isNotified);
    expect([await jobs.available({ alertId }), smtp.received.length]).toEqual([false, 0]);
    expect(await one(alertId)).toMatchObject({ notifiedAt: null, confirmedAt: isNotified.confirmedAt });
    expect(await jobs.available({ alertId })).toBe(false);
    await setStock(productId, 1);
    await shop.db.query('update stock_alerts set notified_at = now()');
    expect([await jobs.available({ alertId }), smtp.received.length]).toEqual([true, 1]);
  });

  it('sold out after it was sent: nobody is told again', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 1 });
    const { id: alertId } = await givenAlert(shop, { productId, ...isNotified });
    await jobs.available({ alertId });
    await setStock(productId, 0);
    expect(await jobs.available({ alertId })).toBe(false);
    expect((await one(alertId))?.notifiedAt).not.toBeNull();
  });

  it('sold out, and the person has asked again meanwhile: one of both alerts is left', async () => {
    const { productId, id: alertId } = await givenAlert(shop, { ...isNotified, email: 'Rita@example.com' });
    const { id: again } = await givenAlert(shop, { productId, email: 'rita@example.com' });
    await jobs.available({ alertId });
    expect((await alertsOf(shop, productId)).map(({ id }) => id)).toEqual([again]);
  });

  it('waits while the mail server refuses, and asks again before the next attempt', async () => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 1 });
    const { id: alertId } = await givenAlert(shop, { productId, ...isNotified });
    smtp.rejecting = true;
    await expect(jobs.available({ alertId })).rejects.toThrow('The mail server answered');
    smtp.rejecting = false;
    const unsent = async (): Promise<number> => (await shop.db.query<object[]>('select from mails where sent_at is null')).length;
    expect(await unsent()).toBe(1);
    await setStock(productId, 0);
    expect([await jobs.available({ alertId }), smtp.received.length, (await one(alertId))?.notifiedAt]).toEqual([false, 0, null]);
    // It does not count as a mail that is late.
    expect(await unsent()).toBe(0);
  });

  it('of a worker that is killed before it marks several as told: one more at most', async () => {
    const hoodie = await givenSizedProduct(shop.db, { S: 1, M: 1 });
    const wait = (size: string) => givenAlert(shop, { productId: hoodie.id, variantId: sizeOf(hoodie, size).id, ...isNotified });
    const event = { alertId: (await wait('S')).id, others: [(await wait('M')).id] };
    await jobs.available(event);
    await shop.db.query('update mails set sent_at = null where subject_id = $1', [event.alertId]);
    await shop.db.query('delete from mails where subject_id = any($1)', [event.others]);
    expect([await jobs.available(event), await jobs.available(event), smtp.received.length]).toEqual([true, false, 2]);
  });

  it('bought it meanwhile: is not told, and waits no longer', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 5 });
    const [m, l] = [sizeOf(hoodie, 'M'), sizeOf(hoodie, 'L')];
    const line = { product: hoodie, variant: m, quantity: 1 };
    const buy = async (customerEmail: string) =>
      shop
        .http()
        .post('/api/orders')
        .send(orderBody(await givenCart(shop.db, [line]), [line], { customerEmail }))
        .expect(201);
    const wait = (variantId: string, email: string) =>
      givenAlert(shop, { productId: hoodie.id, variantId, email, ...isNotified });
    await buy('again@example.com');
    const alerts = [
      await wait(m.id, 'Rita@example.com'),
      await wait(l.id, 'rita@example.com'),
      await wait(m.id, 'again@example.com'),
      await wait(m.id, 'late@example.com'),
    ];
    await buy('rita@example.com');
    const { body } = await buy('late@example.com');
    await shop.db.query(`update orders set status = 'cancelled' where id = $1`, [(body as { id: string }).id]);
    const sent = [];
    for (const { id: alertId } of alerts) sent.push(await jobs.available({ alertId }));
    expect([sent, recipients()]).toEqual([
      [false, true, true, true],
      ['rita@example.com', 'again@example.com', 'late@example.com'],
    ]);
    expect(await one(alerts[0]?.id ?? '')).toBeNull();
  });

  it.each<[string, (productId: string) => Promise<unknown>]>([
    ['stopped', () => shop.db.query('delete from stock_alerts')],
    ['of a draft by now', (id) => shop.db.query(`update products set state = 'draft' where id = $1`, [id])],
    ['of a shop that offers alerts no longer', () => offerAlerts(shop, false)],
  ])('is not sent when the alert is %s', async (_, change) => {
    const { id: productId } = await givenProduct(shop.db, { stockQuantity: 1 });
    const { id: alertId } = await givenAlert(shop, { productId, ...isNotified });
    await change(productId);
    expect([await jobs.available({ alertId }), smtp.received]).toEqual([false, []]);
  });
});
