import { array, assert, asyncProperty, boolean, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';
import { fromCents } from '@shop/contract/money';
import { query } from '#platform/database/sql.js';
import { forgetOrders, givenNumberedOrder } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { writePaymentFile } from '#test/support/files/generated-payment-files.js';
import {
  type Drawn,
  isListed,
  KINDS,
  type KnownOrder,
  ORDERS,
  PaymentFileTruth,
} from '#test/support/files/payment-file-truth.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
afterAll(() => shop.close());

async function givenOrders(): Promise<KnownOrder[]> {
  await forgetOrders(shop);
  for (const { number, method, cents, state } of ORDERS) {
    const wanted = { orderNumber: `ORD-${number}`, paymentMethod: method, totalAmount: fromCents(cents) };
    const { id } = await givenNumberedOrder(shop, wanted);
    const post = (path: string, body: object) =>
      shop.http().post(`/api/admin/orders/${id}/${path}`).set(ana).send(body).expect(200);
    if (state === 'paid') await post('payment', { reference: 'typed' });
    if (state === 'cancelled') await post('cancel', {});
  }
  return ORDERS.map((order) => ({ ...order }));
}

const drawn: Arbitrary<Drawn> = record({
  kind: oneof({ weight: 3, arbitrary: constantFrom(...KINDS) }, { weight: 2, arbitrary: constantFrom('exact' as const) }),
  order: integer({ min: 0, max: ORDERS.length - 1 }),
  second: integer({ min: 1, max: ORDERS.length - 1 }),
  style: integer({ min: 0, max: 999 }),
  day: integer({ min: 1, max: 28 }),
  payer: constantFrom('Jo', 'Ada Moore', 'MARGARET HARTMANN', 'يوسف', 'J. O’Neill 🧢'),
  difference: constantFrom(-1, 1, 100),
});

const layout = record({
  delimiter: constantFrom(',', ';', '\t'),
  lineEnd: constantFrom('\n', '\r\n'),
  hasByteOrderMark: boolean(),
  titles: integer({ min: 0, max: 4 }),
  turn: integer({ min: 0, max: 9 }),
  endsInDelimiter: boolean(),
  hasRawQuotes: boolean(),
  bank: constantFrom('signed', 'pair', 'bare'),
});
const file = record({
  source: constantFrom('venmo', 'cashapp', 'zelle'),
  layout,
  rows: array(drawn, { minLength: 1, maxLength: 12 }),
});

function outcomesOf({ lines }: PaymentFileReadingView): string[] {
  return lines.map(({ state, reason, orders, candidates }) => {
    const numbers = (state === 'matched' ? orders : candidates).map(({ orderNumber }) => orderNumber.slice('ORD-'.length));
    if (reason === 'no-number' || reason === 'number-unclear') return reason;
    return [state === 'matched' ? 'pays' : reason, ...numbers.toSorted()].join(' ');
  });
}

const read = async (content: string, dryRun: boolean): Promise<PaymentFileReadingView> =>
  (await shop.http().post('/api/admin/payments/statements').set(ana).send({ fileName: 'a.csv', content, dryRun }).expect(200))
    .body as PaymentFileReadingView;

const paidNumbers = async (): Promise<string[]> =>
  (
    await query<{ number: string }>(
      shop.db,
      `select substr(order_number, 5) as number from orders where payment_status = 'paid' order by number`,
    )
  ).map(({ number }) => number);

it(`${byTier(60, 5_000)} files of which the truth is known pay exactly the orders that they pay, and reading twice changes nothing`, async () => {
  const filesPerRun = 10;
  await assert(
    asyncProperty(array(file, { minLength: filesPerRun, maxLength: filesPerRun }), async (files) => {
      const run = new PaymentFileTruth(await givenOrders());
      for (const { source, layout: drawnLayout, rows: drawnRows } of files) {
        const isBare = source === 'zelle' && drawnLayout.bank === 'bare';
        // Without headings, columns are known by what most of their cells are.
        const kindOf = ({ kind }: Drawn): Drawn['kind'] => {
          // A delimiter at the end of a single row hides that a cell is missing.
          const isHidden = (isBare && isListed(kind)) || (drawnLayout.endsInDelimiter && kind === 'short row');
          return isHidden ? 'exact' : kind;
        };
        const rows = drawnRows.map((row) => run.rowOf({ ...row, kind: kindOf(row) }, source));
        const content = writePaymentFile(
          source,
          rows.map(({ written }) => written),
          drawnLayout,
        );
        const preview = await read(content, true);
        const truths = run.truthOf(rows, source);
        const reading = await read(content, false);
        expect(outcomesOf(reading)).toEqual(truths);
        expect(preview.counts).toEqual(reading.counts);
        expect(reading.source).toBe(source);
        expect(reading.unreadable).toHaveLength(rows.filter(({ kind }) => isListed(kind)).length);
        expect(await paidNumbers()).toEqual(
          run.orders
            .filter(({ state }) => state === 'paid')
            .map(({ number }) => number)
            .toSorted(),
        );
        expect(await read(content, false)).toMatchObject({ lines: [], outcomes: [], counts: { matched: 0, review: 0 } });
      }
      await expectInvariants(shop.db);
    }),
    { numRuns: byTier(60, 5_000) / filesPerRun, seed: TEST_SEED },
  );
}, 3_600_000);
