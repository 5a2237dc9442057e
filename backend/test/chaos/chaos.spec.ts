import { query } from '#platform/database/sql.js';
import { eventually } from '../support/eventually.js';
import { byTier } from '../support/tier.js';
import { ChaosCluster } from './chaos-cluster.js';
import { runChaos } from './chaos-run.js';

const SEEDS = byTier([11], [11, 23, 37, 41, 59]);

let shop: ChaosCluster;
beforeAll(async () => {
  shop = await ChaosCluster.open(1);
}, 180_000);
afterAll(() => shop.close(), 180_000);

// Replay one with `npm run chaos -- 24 <seed> 1`.
it.each(SEEDS)(
  'loses, duplicates and oversells no order and keeps no payment without an order (seed %i)',
  async (seed) => {
    const plan = { seed, checkouts: 24, killsPerProcess: 1, concurrency: 6, fastSweeps: true };
    const { shopperLogs, violations } = await runChaos(shop, plan);
    expect({ seed, violations }).toEqual({ seed, violations: [] });
    expect(shopperLogs.filter(({ orders }) => orders.size === 1).length).toBeGreaterThan(5);
  },
  300_000,
);

it('killed every process once per seed, orders by hand were paid by payment files, and each order got its mails', async () => {
  expect(shop.kills).toEqual({ api: SEEDS.length, worker: SEEDS.length, postgres: SEEDS.length });
  const matched = await query<{ n: number }>(shop.db, 'select count(*)::int as n from statement_line_orders');
  expect(matched[0]?.n).toBeGreaterThan(0);
  const withoutMails = `select o.order_number from orders o where not exists
    (select from mails m where m.kind = 'order-received' and m.subject_id = o.id and m.sent_at is not null)
    or o.payment_method = 'zelle' and not exists
    (select from mails m where m.kind = 'payment-received' and m.subject_id = o.id and m.sent_at is not null)`;
  expect(
    await eventually(
      () => query(shop.db, withoutMails),
      (orders) => orders.length === 0,
      180_000,
    ),
  ).toEqual([]);
}, 200_000);
