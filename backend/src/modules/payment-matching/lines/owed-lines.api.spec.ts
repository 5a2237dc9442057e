import { forgetOrders, givenNumberedOrder } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentFileReadingView } from '../files/payment-file.view.js';
import type { PaymentLinesView } from './payment-line.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop({ UNDO_SECONDS: '600' });
  admin = await asAdmin(shop);
});
beforeEach(() => forgetOrders(shop));
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const BASE = '/api/admin/payments';
const list = async (state: string): Promise<PaymentLinesView> =>
  (await shop.http().get(`${BASE}/statement-lines?state=${state}`).set(admin).expect(200)).body as PaymentLinesView;

/** An order of $24.00, paid by lines with these ids and amounts, whatever they add up to. */
async function givenPaidOrder(...rows: readonly [id: string, day: string, amount: string][]): Promise<string> {
  const number = { orderNumber: 'ORD-AAAAAAA2', totalAmount: '24.00', paymentMethod: 'venmo' } as const;
  const { id } = await givenNumberedOrder(shop, number);
  const content = ['ID,Datetime,Type,Status,Note,From,To,Amount (total)']
    .concat(rows.map(([lineId, day, amount]) => `${lineId},${day},Payment,Complete,hat,Jo,Shop,${amount}`))
    .join('\n');
  const file = { fileName: 'venmo.csv', content, dryRun: false };
  const { body } = await shop.http().post(`${BASE}/statements`).set(admin).send(file).expect(200);
  const lineIds = (body as PaymentFileReadingView).lines.map((line) => line.id);
  const booking = { lineIds, orderIds: [id], acceptDifference: true };
  await shop.http().post(`${BASE}/statement-lines/match`).set(admin).send(booking).expect(200);
  return id;
}

it('of several lines the last one owes: its money came twice', async () => {
  await givenPaidOrder(['v-1', '2026-11-02', '$24.00'], ['v-2', '2026-11-03', '$24.00'], ['v-3', '2026-11-04', '$10.00']);
  const { lines, counts } = await list('owed');
  expect(lines.map(({ externalId, owed }) => `${externalId} ${owed}`).toSorted()).toEqual(['v-2 24.00', 'v-3 10.00']);
  expect(counts).toMatchObject({ owed: 2, owedAmount: '34.00' });
});

it('a line whose payment is undone before money was sent back owes nothing', async () => {
  const id = await givenPaidOrder(['v-1', '2026-11-02', '$30.00']);
  expect((await list('owed')).counts).toMatchObject({ owed: 1, owedAmount: '6.00' });
  const { body } = await shop.http().get(`/api/admin/orders/${id}`).set(admin).expect(200);
  const { version } = body as { version: number };
  await shop.http().post(`/api/admin/orders/${id}/undo`).set(admin).send({ version }).expect(200);
  expect((await list('review')).lines).toMatchObject([{ externalId: 'v-1', reason: 'undone', owed: '0.00' }]);
  expect(await list('owed')).toMatchObject({ lines: [], counts: { owed: 0, owedAmount: '0.00' } });
});
