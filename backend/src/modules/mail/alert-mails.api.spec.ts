import { alertsOf, givenAlert, offerAlerts } from '#test/support/builders/alerts.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AlertMailJobs } from './alert-mail.jobs.js';

let smtp: FakeSmtp;
let shop: TestShop;
let jobs: AlertMailJobs;
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
  await shop.db.query('truncate stock_alerts, stock_alert_mails');
  await offerAlerts(shop);
});

/** Asks for an alert over the API, and runs the job of its event. */
async function ask(productId: string, email = 'rita@example.com'): Promise<boolean> {
  await shop.http().post('/api/alerts').send({ productId, email }).expect(202);
  return jobs.confirm(await lastRequest());
}
async function lastRequest(): Promise<{ alertId: string; sendingId: string }> {
  const [event] = await shop.db.query<{ payload: { alertId: string; sendingId: string } }[]>(
    `select payload from outbox where topic = 'alert.requested' order by created_at desc limit 1`,
  );
  return event?.payload ?? { alertId: '', sendingId: '' };
}
const soldOut = async (name = 'Dawn Hoodie'): Promise<string> => (await givenProduct(shop.db, { name, stockQuantity: 0 })).id;
const hoursAgo = (hours: number): string => `now() - interval '${hours} hours'`;

describe('the mail that asks for a confirmation', () => {
  it('says what it is about, and how it is stopped with one click', async () => {
    expect(await ask(await soldOut())).toBe(true);
    const { alertId } = await lastRequest();
    const [mail = ''] = smtp.received;
    const unfolded = mail
      .replaceAll(/\r?\n[ \t]/g, ' ')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    expect(unfolded).toContain('To: rita@example.com');
    expect(unfolded).toContain('Subject: Please confirm: Dawn Hoodie');
    expect(unfolded).toMatch(new RegExp(`List-Unsubscribe: <https://shop.example/api/alerts/${alertId}/stop\\?t=[\\w-]{43}>`));
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(unfolded).toMatch(new RegExp(`https://shop.example/alerts/${alertId}\\?t=[\\w-]{43}`));
  });

  it('is sent once for one request, also when its sending failed first', async () => {
    smtp.rejecting = true;
    await expect(ask(await soldOut())).rejects.toThrow('The mail server answered');
    smtp.rejecting = false;
    const payload = await lastRequest();
    expect([await jobs.confirm(payload), await jobs.confirm(payload), smtp.received.length]).toEqual([true, false, 1]);
  });

  it('is sent again after an hour, while nobody has confirmed', async () => {
    const productId = await soldOut();
    expect([await ask(productId), await ask(productId)]).toEqual([true, false]);
    await shop.db.query(`update stock_alerts set mailed_at = ${hoursAgo(1.1)}`);
    expect(await ask(productId)).toBe(true);
    await shop.db.query(`update stock_alerts set mailed_at = ${hoursAgo(1.1)}, confirmed_at = now()`);
    expect([await ask(productId), smtp.received.length]).toEqual([false, 2]);
  });

  it('is sent three times a day to one mailbox, however it is written, also when alerts are stopped (threat 193)', async () => {
    const emails = ['rita@example.com', 'Rita+1@Example.com', 'rita+2@example.com', 'rita+3@example.com'];
    const sent = [];
    for (const email of emails) {
      const productId = await soldOut();
      sent.push(await ask(productId, email));
      await shop.db.query('delete from stock_alerts');
    }
    expect([sent, await ask(await soldOut(), 'other@example.com')]).toEqual([[true, true, true, false], true]);
    const kept = await shop.db.query<{ mailbox: string }[]>('select mailbox from stock_alert_mails');
    expect(JSON.stringify(kept)).not.toContain('example');
    await shop.db.query(`update stock_alert_mails set mailed_at = ${hoursAgo(25)}`);
    expect(await ask(await soldOut())).toBe(true);
  });

  it('is not sent above 20 open alerts of one mailbox', async () => {
    for (let n = 0; n < 20; n += 1) {
      await givenAlert(shop, { productId: await soldOut(), email: `rita+${n}@example.com`, mailedAt: new Date() });
    }
    const productId = await soldOut();
    expect(await ask(productId)).toBe(false);
    await shop.db.query(`update stock_alerts set notified_at = now() where email = 'rita+0@example.com'`);
    expect(await ask(productId)).toBe(true);
  });

  it('is sent once when two requests come at one instant', async () => {
    const productId = await soldOut();
    await Promise.all(
      [1, 2].map(() => shop.http().post('/api/alerts').send({ productId, email: 'rita@example.com' }).expect(202)),
    );
    const events = await shop.db.query<{ payload: { alertId: string; sendingId: string } }[]>(
      `select payload from outbox where topic = 'alert.requested' order by created_at desc limit 2`,
    );
    const sent = await Promise.all(events.map(({ payload }) => jobs.confirm(payload)));
    expect([sent.filter(Boolean).length, smtp.received.length, (await alertsOf(shop, productId)).length]).toEqual([1, 1, 1]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the shop offers alerts no longer', () => offerAlerts(shop, false)],
    ['the product has become a draft', () => shop.db.query(`update products set state = 'draft'`)],
    ['it was stopped', () => shop.db.query('delete from stock_alerts')],
  ])('is not sent when %s', async (_, change) => {
    const productId = await soldOut();
    await shop.http().post('/api/alerts').send({ productId, email: 'rita@example.com' }).expect(202);
    await change();
    expect([await jobs.confirm(await lastRequest()), smtp.received]).toEqual([false, []]);
  });
});
