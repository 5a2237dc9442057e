import { givenAlert } from '#test/support/builders/alerts.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { PurgeAlerts } from './purge-alerts.js';
import { StockAlert } from '../stock-alert.entity.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
const DAY = 24;

it('forgets addresses in time, and nothing else', async () => {
  const old = { requestedAt: ago(400 * DAY) };
  const cases: [Partial<StockAlert>, boolean][] = [
    [{ requestedAt: ago(47.9) }, true],
    [{ requestedAt: ago(48.1) }, false],
    [{ ...old, confirmedAt: ago(179.9 * DAY) }, true],
    [{ ...old, confirmedAt: ago(180.1 * DAY) }, false],
    [{ ...old, confirmedAt: ago(300 * DAY), notifiedAt: ago(29.9 * DAY) }, true],
    [{ ...old, confirmedAt: ago(300 * DAY), notifiedAt: ago(30.1 * DAY) }, false],
  ];
  const ids: string[] = [];
  for (const [over] of cases) ids.push((await givenAlert(shop, over)).id);
  expect(await shop.app.get(PurgeAlerts, { strict: false }).execute()).toBe(3);
  const kept = await Promise.all(ids.map((id) => shop.db.getRepository(StockAlert).existsBy({ id })));
  expect(kept).toEqual(cases.map(([, isKept]) => isKept));
});

it('forgets the counts of yesterday', async () => {
  await shop.db.query(
    `insert into stock_alert_mails (id, mailbox, mailed_at) select gen_random_uuid(), 'x', now() - n * interval '1 hour' from generate_series(23, 1030) n`,
  );
  expect(await shop.app.get(PurgeAlerts, { strict: false }).execute()).toBe(0);
  expect(await shop.db.query('select count(*)::int as kept from stock_alert_mails')).toEqual([{ kept: 1 }]);
});
