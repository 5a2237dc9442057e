import { alertToken, givenAlert, offerAlerts } from '#test/support/builders/alerts.js';
import { givenSizedProduct, retireSize, type SizedProduct, sizeOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { type FakeSmtp, startFakeSmtp } from '#test/support/fakes/smtp-server.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AlertErasure, StockAlert } from '../alerts/index.js';
import { Stock } from '../catalog/index.js';
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
  await shop.db.query('truncate stock_alerts');
  await offerAlerts(shop);
});

const isNotified = { confirmedAt: new Date('2026-11-28T12:00:00Z'), notifiedAt: new Date('2026-11-29T12:00:00Z') };

interface Due {
  product: SizedProduct;
  ids: Record<string, string>;
  /** What the event says. */
  event: { alertId: string; others: string[] };
}

/** Alerts of one mark, in this order; the size "" is the product itself. */
async function givenDue(sizes: string[], product: SizedProduct, email = 'rita@example.com'): Promise<Due> {
  const ids: Record<string, string> = {};
  for (const size of sizes) {
    const variantId = size === '' ? null : sizeOf(product, size).id;
    ids[size] = (await givenAlert(shop, { productId: product.id, variantId, email, ...isNotified })).id;
  }
  const [alertId = '', ...others] = Object.values(ids);
  return { product, ids, event: { alertId, others } };
}
const givenHoodie = (pieces: Record<string, number>) => givenSizedProduct(shop.db, pieces, { name: 'Dawn Hoodie' });
/** One piece of size S is sold, or comes back. */
const changeStockOfS = ({ product: { id, sizes } }: Due, change: 'decrement' | 'restock') => {
  const lines = [{ productId: id, variantId: sizes['S']?.id ?? '', quantity: 1 }];
  return shop.db.transaction((tx) => shop.app.get(Stock, { strict: false })[change](tx, lines));
};
const unfolded = (): string[] => smtp.received.map((mail) => mail.replaceAll(/\r?\n[ \t]/g, ' ').replaceAll(/=\r?\n/g, ''));
/** Subject and first words of each mail that went out. */
const told = (): string[] =>
  unfolded().map((mail) => `${/^Subject: (.*?)\r?$/m.exec(mail)?.[1]}. ${/^(In .*?)\r?$/m.exec(mail)?.[1] ?? ''}`.trim());
const stateOf = async ({ ids }: Due): Promise<Record<string, string>> => {
  const alerts = await shop.db.getRepository(StockAlert).find();
  const state = (id: string): string => {
    const alert = alerts.find((one) => one.id === id);
    return alert ? (alert.notifiedAt ? 'told' : 'waits') : 'gone';
  };
  return Object.fromEntries(Object.entries(ids).map(([size, id]) => [size, state(id)]));
};

describe('alerts of one address that are due together', () => {
  it('are one mail, with the sizes in the order of the product', async () => {
    const due = await givenDue(['L', 'S', 'M'], await givenHoodie({ S: 1, M: 1, L: 1, XL: 1 }));
    expect([await jobs.available(due.event), await jobs.available(due.event)]).toEqual([true, false]);
    expect(told()).toEqual(['Dawn Hoodie is available now. In S, M and L.']);
    expect(unfolded()[0]).toContain('This was the one email that you asked for.');
  });

  it('are one mail with that of the product itself', async () => {
    const hoodie = await givenHoodie({ S: 1, M: 1 });
    await jobs.available((await givenDue(['', 'M'], hoodie)).event);
    await jobs.available((await givenDue(['', 'M', 'S'], hoodie)).event);
    expect(told()).toEqual(['Dawn Hoodie, M is available now.', 'Dawn Hoodie is available now. In S and M.']);
  });

  it('are each told once, also when a job of before runs again or names one of them alone', async () => {
    const due = await givenDue(['S', 'M'], await givenHoodie({ S: 1, M: 1 }));
    await jobs.available(due.event);
    await changeStockOfS(due, 'decrement');
    expect([await jobs.available(due.event), await jobs.available({ alertId: due.ids['M'] ?? '' })]).toEqual([false, false]);
    expect([smtp.received.length, await stateOf(due)]).toEqual([1, { S: 'told', M: 'told' }]);
  });

  it('of an event of the release before are one mail each', async () => {
    const due = await givenDue(['S', 'M'], await givenHoodie({ S: 1, M: 1 }));
    for (const alertId of Object.values(due.ids)) await jobs.available({ alertId });
    expect(told()).toEqual(['Dawn Hoodie, S is available now.', 'Dawn Hoodie, M is available now.']);
  });
});

describe('what is true at the moment of sending', () => {
  it('a size that is sold out waits again, is not named, and gets a mail of its own', async () => {
    const due = await givenDue(['S', 'M', 'L'], await givenHoodie({ S: 0, M: 1, L: 1 }));
    expect(await jobs.available(due.event)).toBe(true);
    expect([told(), await stateOf(due)]).toEqual([
      ['Dawn Hoodie is available now. In M and L.'],
      { S: 'waits', M: 'told', L: 'told' },
    ]);
    await changeStockOfS(due, 'restock');
    await shop.db.query('update stock_alerts set notified_at = now() where id = $1', [due.ids['S']]);
    expect(await jobs.available({ alertId: due.ids['S'] ?? '', others: [] })).toBe(true);
    expect(told()[1]).toBe('Dawn Hoodie, S is available now.');
  });

  it('no size is left: no mail', async () => {
    const due = await givenDue(['S', 'M'], await givenHoodie({ S: 0, M: 0, L: 1 }));
    expect([await jobs.available(due.event), told(), await stateOf(due)]).toEqual([false, [], { S: 'waits', M: 'waits' }]);
  });

  it('a size that was bought is not named, and waits no longer', async () => {
    const hoodie = await givenHoodie({ S: 5, M: 5, L: 5 });
    const due = await givenDue(['S', 'M', 'L'], hoodie, 'Rita@example.com');
    const line = { product: hoodie, variant: sizeOf(hoodie, 'M'), quantity: 1 };
    await shop
      .http()
      .post('/api/orders')
      .send(orderBody(await givenCart(shop.db, [line]), [line], { customerEmail: 'rita@example.com' }))
      .expect(201);
    await jobs.available(due.event);
    expect([told(), await stateOf(due)]).toEqual([
      ['Dawn Hoodie is available now. In S and L.'],
      { S: 'told', M: 'gone', L: 'told' },
    ]);
  });

  it.each<[string, string[], Record<string, string>, (due: Due) => Promise<unknown>]>([
    [
      'one is stopped',
      ['Dawn Hoodie is available now. In M and L.'],
      { S: 'gone', M: 'told', L: 'told' },
      ({ ids: { S = '' } }) =>
        shop
          .http()
          .post(`/api/alerts/${S}/stop`)
          .query({ t: alertToken(shop, S) })
          .expect(200),
    ],
    [
      'one size is retired',
      ['Dawn Hoodie is available now. In M and L.'],
      { S: 'waits', M: 'told', L: 'told' },
      ({ product }) => retireSize(shop.db, sizeOf(product, 'S')),
    ],
    [
      'the product is renamed',
      ['Dusk Hoodie is available now. In S, M and L.'],
      { S: 'told', M: 'told', L: 'told' },
      ({ product }) => shop.db.query(`update products set name = 'Dusk Hoodie' where id = $1`, [product.id]),
    ],
    [
      'the address is erased',
      [],
      { S: 'gone', M: 'gone', L: 'gone' },
      () => shop.db.transaction((tx) => shop.app.get(AlertErasure, { strict: false }).delete(tx, 'RITA@example.com')),
    ],
    ['alerts are switched off', [], { S: 'waits', M: 'waits', L: 'waits' }, () => offerAlerts(shop, false)],
  ])('%s between the mark and the mail', async (_, mails, states, change) => {
    const due = await givenDue(['S', 'M', 'L'], await givenHoodie({ S: 1, M: 1, L: 1 }));
    await change(due);
    await jobs.available(due.event);
    expect([told(), await stateOf(due)]).toEqual([mails, states]);
  });

  it('is asked again after the mail server has refused, and no attempt counts as late', async () => {
    const due = await givenDue(['S', 'M', 'L'], await givenHoodie({ S: 1, M: 1, L: 1 }));
    smtp.rejecting = true;
    await expect(jobs.available(due.event)).rejects.toThrow('The mail server answered');
    smtp.rejecting = false;
    await changeStockOfS(due, 'decrement');
    expect([await jobs.available(due.event), told()]).toEqual([true, ['Dawn Hoodie is available now. In M and L.']]);
    expect(await shop.db.query('select kind from mails where sent_at is null')).toEqual([]);
  });
});

const stopAddress = (mail = ''): string => /^List-Unsubscribe: <(.*?)>/m.exec(mail)?.[1] ?? '';

it.each([
  ['of a mail about one size is the address that it always was', { S: 1, M: 0 }, ''],
  ['of a mail about two sizes stops both', { S: 1, M: 1 }, '&all=1'],
])('"unsubscribe" %s', async (_, pieces, rest) => {
  const { event } = await givenDue(['S', 'M'], await givenHoodie(pieces));
  await jobs.available(event);
  const id = event.alertId;
  expect(stopAddress(unfolded()[0])).toBe(`https://shop.example/api/alerts/${id}/stop?t=${alertToken(shop, id)}${rest}`);
});

it('names twelve sizes, and labels of any length', async () => {
  const labels = Array.from({ length: 12 }, (_, n) => `${n + 10} / ${'Undyed organic cotton '.repeat(3)}${n}`);
  const due = await givenDue(labels.toReversed(), await givenHoodie(Object.fromEntries(labels.map((label) => [label, 1]))));
  await jobs.available(due.event);
  expect(told()).toEqual([`Dawn Hoodie is available now. In ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}.`]);
  expect(Math.max(...(smtp.received[0] ?? '').split(/\r?\n/).map((line) => line.length))).toBeLessThan(998);
});
