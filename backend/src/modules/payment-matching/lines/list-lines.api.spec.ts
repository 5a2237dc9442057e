import { forgetOrders } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentLinesView } from './payment-line.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(() => forgetOrders(shop));
afterAll(() => shop.close());

const BASE = '/api/admin/payments/statement-lines';
const list = async (search = ''): Promise<PaymentLinesView> =>
  (await shop.http().get(`${BASE}${search}`).set(ana).expect(200)).body as PaymentLinesView;

it('lists pages of 50, oldest first, for bookkeepers too', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `v-${n},2026-10-${10 + (n % 20)},Payment,Complete,hat,Jo,Shop,$5.00`);
  const content = ['ID,Datetime,Type,Status,Note,From,To,Amount (total)', ...rows].join('\n');
  const read = shop.http().post('/api/admin/payments/statements').set(ana);
  await read.send({ fileName: 'venmo.csv', content, dryRun: false }).expect(200);
  const first = await list('?state=review');
  expect(first.lines).toHaveLength(50);
  const second = await list(`?state=review&after=${first.next}`);
  expect(second).toMatchObject({ next: null, counts: { review: 60 } });
  const days = [...first.lines, ...second.lines].map(({ paidOn }) => paidOn);
  expect(days).toEqual(days.toSorted());
  expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).toBe(60);
  for (const bad of ['?state=x', '?orderId=x', '?after=x']) await shop.http().get(`${BASE}${bad}`).set(ana).expect(400);
  const bookkeeper = await asAdmin(shop, { username: 'bo', role: 'bookkeeper' });
  await shop.http().get(BASE).set(bookkeeper).expect(200);
  await shop.http().post(`${BASE}/${first.lines[0]!.id}/owed`).set(bookkeeper).expect(403);
});

it('lists the payments of a day in the order of the file', async () => {
  const payers = ['Zoe', 'Ana', 'Mia', 'Bo', 'Kim', 'Lou', 'Eve', 'Gus'].map((name) => `${name} Diaz`);
  const rows = payers.map((payer, n) => `w-${9 - n},2026-10-02,Payment,Complete,hat,${payer},Shop,$5.00`);
  const content = ['ID,Datetime,Type,Status,Note,From,To,Amount (total)', ...rows].join('\n');
  const read = shop.http().post('/api/admin/payments/statements').set(ana);
  await read.send({ fileName: 'day.csv', content, dryRun: false }).expect(200);
  expect((await list('?state=review')).lines.map(({ payer }) => payer)).toEqual(payers);
});
