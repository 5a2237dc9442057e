import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '#platform/database/sql.js';
import { forgetOrders, givenNumberedOrder } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

const FOLDER = join(import.meta.dirname, '../../../../test/fixtures/payment-files/reported');
/** What the files call ORDER1 to ORDER5. */
const ORDERS = ['ORD-AAAABBB2', 'ORD-CCCCDDD3', 'ORD-EEEEFFF4', 'ORD-GGGGHHH5', 'ORD-JJJJKKK6'];

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(async () => {
  await forgetOrders(shop);
  for (const [index, orderNumber] of ORDERS.entries()) {
    await givenNumberedOrder(shop, { orderNumber, paymentMethod: 'zelle', totalAmount: index === 4 ? '32.00' : '36.00' });
  }
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const read = async (file: string, dryRun: boolean): Promise<PaymentFileReadingView> => {
  const content = readFileSync(join(FOLDER, `${file}.csv`), 'utf8').replaceAll(
    /\{\{ORDER(\d)\}\}/g,
    (_, n) => ORDERS[Number(n) - 1]!,
  );
  const body = { fileName: `${file}.csv`, content, dryRun };
  return (await shop.http().post('/api/admin/payments/statements').set(ana).send(body).expect(200))
    .body as PaymentFileReadingView;
};

interface Expected {
  /** Orders 1 to 5 that are paid. */
  paid?: number[];
  /** The reason and the amount of each payment that waits. */
  waiting?: string[];
  unreadable?: number[];
  ignored?: string[];
  payers?: (string | null)[];
}

it.each<[string, Expected]>([
  ['boa-memo-with-comma', { waiting: ['amount-differs 31.00', 'amount-differs 1.00'] }],
  [
    'boa-memo-inner-quotes',
    { paid: [1, 2, 4], ignored: ['no-amount 1', 'outgoing 1'], payers: ['JANE DOE', 'ANA SAMPLE', 'LEE PROBE'] },
  ],
  ['boa-zelle-transfer-conf', { waiting: ['no-number 36.00'], ignored: ['outgoing 1'], payers: ['Jane Doe'] }],
  ['citi-zelle-credit', { paid: [1], ignored: ['outgoing 1'], payers: ['JANE DOE'] }],
  ['credit-union-amount-debit-amount-credit', { paid: [1], ignored: ['not-zelle 1', 'outgoing 1'], payers: ['JANE DOE'] }],
  ['reversal-dollar-parentheses', { waiting: ['taken-back 36.00'], ignored: ['not-zelle 2', 'reversal 1'] }],
  ['payment-in-the-future', { waiting: ['in-future 36.00'] }],
])('reads the file that was reported: %s', async (file, { paid = [], waiting = [], unreadable = [], ignored, payers }) => {
  for (const dryRun of [true, false]) {
    const reading = await read(file, dryRun);
    const booked = reading.lines.filter(({ state }) => state === 'matched');
    expect(booked.flatMap(({ orders }) => orders.map(({ orderNumber }) => ORDERS.indexOf(orderNumber) + 1))).toEqual(paid);
    expect(reading.lines.filter(({ state }) => state === 'review').map(({ reason, amount }) => `${reason} ${amount}`)).toEqual(
      waiting,
    );
    expect(reading.unreadable.map(({ row }) => row)).toEqual(unreadable);
    if (ignored) expect(reading.ignored.map(({ reason, rows }) => `${reason} ${rows}`).toSorted()).toEqual(ignored);
    if (payers) expect(reading.lines.map(({ payer }) => payer)).toEqual(payers);
  }
  const orders = await query<{ number: string }>(
    shop.db,
    `select order_number as number from orders where payment_status = 'paid' order by number`,
  );
  expect(orders.map(({ number }) => ORDERS.indexOf(number) + 1)).toEqual(paid);
});
