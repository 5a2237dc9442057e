import { array, assert, asyncProperty, constantFrom, integer, oneof, option, record, string } from 'fast-check';
import { query } from '#platform/database/sql.js';
import { forgetOrders, givenNumberedOrder, givenPaymentFileOrders } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { PAYMENT_FILES, paymentFileText } from '#test/support/files/payment-files.js';
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

const post = (content: string) =>
  shop.http().post('/api/admin/payments/statements').set(ana).send({ fileName: 'a.csv', content, dryRun: false });

/** Lines booked on an order that their note does not name, or whose amount is not that of the order, in the file or as it came. */
const WRONG = `select l.external_id, l.note, o.order_number from statement_lines l join statement_line_orders p on p.line_id = l.id
  join orders o on o.id = p.order_id where l.state = 'matched' and (o.payment_status <> 'paid'
    or l.cents <> o.total_amount::numeric * 100 or o.payment_method <> l.source
    or l.note like '%forged%'
    or regexp_replace(upper(l.note), '[^A-Z0-9]', '', 'g') not like '%' || substr(o.order_number, 5) || '%')`;
const DOUBLE = 'select order_id from statement_line_orders group by order_id having count(*) > 1';

const ORDERS = [
  ['AAAAAAA2', 'venmo', '24.00'],
  ['AAAAAAA3', 'venmo', '24.00'],
  ['BBBBBBB2', 'venmo', '36.50'],
  ['CCCCCCC2', 'cashapp', '24.00'],
  ['DDDDDDD2', 'zelle', '24.00'],
  ['EEEEEEE2', 'zelle', '36.50'],
] as const;
async function givenOrders(): Promise<void> {
  await forgetOrders(shop);
  for (const [number, paymentMethod, totalAmount] of ORDERS) {
    await givenNumberedOrder(shop, { orderNumber: `ORD-${number}`, paymentMethod, totalAmount });
  }
}

const number = constantFrom(...ORDERS.map(([orderNumber]) => orderNumber), 'AAAAAA2', 'AAAAAA2A', 'CCCCCCC22', 'ZZZZZZZ9');
const PIECES = [
  '"',
  '""',
  '","',
  ',',
  ',"',
  '",',
  ' ',
  ';',
  '\t',
  'x',
  '24.00',
  '36.50',
  '$24.00',
  '2026-11-02',
  'Complete',
] as const;
/** Memos of payments of 1.00 that try to move the columns behind them. */
const forged = record({
  order: constantFrom(...ORDERS.map(([orderNumber]) => orderNumber)),
  pieces: array(constantFrom(...PIECES), { minLength: 1, maxLength: 12 }),
}).map(({ order, pieces }) => `forged ${order}${pieces.join('')}`);

const row = record({
  id: integer({ min: 1, max: 400 }),
  note: oneof(
    number,
    number.map((one) => `ord ${one.slice(0, 4).toLowerCase()} ${one.slice(4)}`),
    array(number, { minLength: 2, maxLength: 2 }).map((two) => two.join(' and ')),
    string({ maxLength: 12 }),
  ).map((text) => text.replaceAll('"', "'")),
  forged: option(forged, { freq: 4 }),
  amount: constantFrom('24.00', '24.00', '36.50', '36.50', '24.01', '-24.00', '24,00', ''),
  isPayment: oneof({ weight: 5, arbitrary: constantFrom(true) }, { weight: 1, arbitrary: constantFrom(false) }),
}).map(({ forged: memo, ...drawn }) => (memo === null ? drawn : { ...drawn, note: memo, amount: '1.00', isPayment: true }));
type Row = typeof row extends { generate: (...given: never[]) => { value: infer Value } } ? Value : never;

const FORMATS: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  venmo: (rows) =>
    `ID,Datetime,Type,Status,Note,From,To,Amount (total)\n${rows
      .map(
        ({ id, note, amount, isPayment }) =>
          `v${id},2026-11-02,Payment,${isPayment ? 'Complete' : 'Pending'},"${note}",Jo,Shop,$${amount}`,
      )
      .join('\n')}`,
  cashapp: (rows) =>
    `Transaction ID,Date,Transaction Type,Currency,Amount,Status,Notes\n${rows
      .map(
        ({ id, note, amount, isPayment }) =>
          `c${id},2026-11-02,${isPayment ? 'Received P2P' : 'Cash out'},USD,${amount},COMPLETE,"${note}"`,
      )
      .join('\n')}`,
  zelle: (rows) =>
    `Date,Description,Amount\n11/01/2026,Zelle payment to BANK,-1.00\n${rows
      .map(
        ({ note, amount, isPayment }) =>
          `11/02/2026,"${isPayment ? 'Zelle payment from JO for' : 'CHECKCARD'} ${note}",${amount}`,
      )
      .join('\n')}`,
  bankOfAmerica: (rows) =>
    `Date,Description,Amount,Running Bal.\n11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"\n${rows
      .map(
        ({ id, note, amount }) => `11/02/2026,"Zelle payment from JO for "${note}"; Conf# b${1e8 + id}","${amount}","1,000.00"`,
      )
      .join('\n')}`,
  chase: (rows) =>
    `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,11/01/2026,rent,-9.00,ACH,1000.00,,\n${rows
      .map(({ note, amount }) => `CREDIT,11/02/2026,Zelle payment from JO ${note},${amount},QUICKPAY_CREDIT,1000.00,,`)
      .join('\n')}`,
};

const files = record({
  format: constantFrom('venmo', 'cashapp', 'zelle', 'bankOfAmerica', 'chase'),
  rows: array(row, { minLength: 1, maxLength: byTier(25, 60) }),
});

it(`no file of ${byTier(60, 2_000)} books an order that its payment does not name, and reading twice changes nothing`, async () => {
  let [runs, matched] = [0, 0];
  await assert(
    asyncProperty(files, async ({ format, rows }) => {
      if (runs++ % 10 === 0) await givenOrders();
      const content = FORMATS[format]!(rows);
      const { body, status } = await post(content);
      expect([200, 400]).toContain(status);
      expect(await query(shop.db, WRONG)).toEqual([]);
      expect(await query(shop.db, DOUBLE)).toEqual([]);
      if (status === 400) return;
      const { counts, lines } = body as PaymentFileReadingView;
      matched += counts.matched;
      expect(counts.rows).toBe(counts.matched + counts.review + counts.known + counts.ignored + counts.unreadable);
      const again = (await post(content).expect(200)).body as PaymentFileReadingView;
      expect(again).toMatchObject({ lines: [], outcomes: [] });
      expect(again.counts.known).toBe(counts.known + lines.length);
    }),
    { numRuns: byTier(60, 2_000), seed: TEST_SEED },
  );
  expect(matched).toBeGreaterThan(0);
  await expectInvariants(shop.db);
}, 1_800_000);

/** Of the first line; where it is cut depends on its last character. */
const firstCharacters = (content: string): string => (content.trimStart().split(/[\r\n]/, 1)[0] ?? '').slice(0, 100);

/** Changes of one place of a file. */
const mutation = record({
  file: constantFrom(...PAYMENT_FILES),
  changes: array(
    record({
      at: integer({ min: 0, max: 5_000 }),
      remove: integer({ min: 0, max: 12 }),
      insert: oneof(
        constantFrom('', ',', ';', '"', '\n', '\t', '\0', '\ud800', '-', '$', '9', 'E+18', 'zelle from'),
        string({ maxLength: 3 }),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

it(`${byTier(200, 5_000)} mutated payment files book nothing wrong, end in no 5xx, and name their first line when they cannot be read (threat 206)`, async () => {
  let [runs, matched] = [0, 0];
  await assert(
    asyncProperty(mutation, async ({ file, changes }) => {
      if (runs++ % 20 === 0) await givenPaymentFileOrders(shop, ana);
      let content = paymentFileText(file);
      for (const { at, remove, insert } of changes) {
        const place = at % content.length;
        content = content.slice(0, place) + insert + content.slice(place + remove);
      }
      const { status, body } = await post(content);
      expect([200, 400]).toContain(status);
      if (status === 200) matched += (body as PaymentFileReadingView).counts.matched;
      if (status === 400) {
        const { code, message } = body as { code: string; message: string };
        expect(code).toMatch(/^(?:UNKNOWN|DAMAGED)_STATEMENT$/);
        if (code === 'UNKNOWN_STATEMENT') expect(message).toContain(`Its first line is: "${firstCharacters(content)}`);
      }
      expect(await query(shop.db, WRONG)).toEqual([]);
    }),
    { numRuns: byTier(200, 5_000), seed: TEST_SEED },
  );
  expect(matched).toBeGreaterThan(0);
  await expectInvariants(shop.db);
}, 1_800_000);
