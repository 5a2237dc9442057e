import { FaultShop } from './fault-shop.js';
import { runFaults } from './run-faults.js';

let shop: FaultShop;
beforeAll(async () => {
  shop = await FaultShop.open({ withRedis: false });
});
afterAll(() => shop.close());

it('fails fast while a service is gone, recovers alone, and the books are balanced (threats 86, 87 and 89)', async () => {
  const faults = ['database unreachable', 'tables locked', 'object store gone', 'API killed'] as const;
  const reports = await runFaults(shop, { faults, shoppers: 2, durationMs: 1_000 });
  expect(reports.map(({ name, problems }) => ({ name, problems }))).toEqual(faults.map((name) => ({ name, problems: [] })));
  expect(reports.every(({ confirmedOrders }) => confirmedOrders > 0)).toBe(true);
});
