import { query } from '#platform/database/sql.js';
import { givenPaymentFileOrders } from '#test/support/builders/payment-file-orders.js';
import { asAdmin } from '#test/support/builders/users.js';
import { expectInvariants } from '#test/support/invariants.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PaymentFileReadingView } from './payment-file.view.js';

let shop: TestShop;
let ana: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ana = await asAdmin(shop, { username: 'ana' });
});
beforeEach(() => givenPaymentFileOrders(shop, ana));
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const read = async (...lines: string[]): Promise<PaymentFileReadingView> => {
  const body = { fileName: 'payments.csv', content: lines.join('\n'), dryRun: false };
  return (await shop.http().post('/api/admin/payments/statements').set(ana).send(body).expect(200))
    .body as PaymentFileReadingView;
};
/** The orders that were open and are paid now. */
const paidNumbers = async (): Promise<string[]> =>
  (
    await query<{ number: string }>(
      shop.db,
      `select substr(order_number, 5) as number from orders
      where payment_status = 'paid' and order_number not in ('ORD-V9CXS2EK', 'ORD-P5ZQNJ8A') order by number`,
    )
  ).map(({ number }) => number);

const BANK = 'Date,Description,Amount,Running Bal.';
const VENMO = 'ID,Datetime,Type,Status,Note,From,To,Amount (total),Fee';
const CASH_APP = 'Transaction ID,Notes,Date,Transaction Type,Currency,Amount,Status,Asset Type';

// 1.00 came; the order is of 64.00 or 72.00, which the payer has written into the memo.
it.each<[string, string[]]>([
  [
    'quotes that the bank does not double',
    [BANK, '11/03/2026,"Zelle payment from JO for "T6KCRD9S,64.00,hat"; Conf# d4e5f6g7h","1.00","1,001.00"'],
  ],
  [
    'spaces behind the commas',
    [BANK, '11/03/2026,"Zelle payment from JO for "T6KCRD9S, 64.00, size M"; Conf# d4e5f6g7h","1.00","1,001.00"'],
  ],
  [
    'quotes of the payer',
    [BANK, '11/03/2026,"Zelle payment from JO for "T6KCRD9S","64.00","9"; Conf# d4e5f6g7h","1.00","1,001.00"'],
  ],
  [
    'a quote that opens a cell',
    [BANK, '11/03/2026,Zelle payment from JO for T6KCRD9S,64.00,"9; Conf# d4e5f6g7h,1.00,"1,001.00"'],
  ],
  ['no quotes', [BANK, '11/03/2026,Zelle payment from JO for T6KCRD9S,64.00,1.00,1001.00']],
  [
    'cells that are usually empty behind it',
    [
      'Date,Description,Amount,Memo,Check',
      '11/02/2026,rent,-9.00,,',
      '11/03/2026,Zelle payment from JO for T6KCRD9S,64.00,1.00,,',
    ],
  ],
  [
    'a comma at the end of each row',
    [
      'Date,Description,Amount,Type,Check',
      '11/02/2026,rent,-9.00,x,,',
      '11/03/2026,Zelle payment from JO for T6KCRD9S,64.00,1.00,x,,',
    ],
  ],
  ['a comma for the cents', [BANK, '11/03/2026,Zelle payment from JO for T6KCRD9S,64,00,1001.00']],
  [
    'a comma for the cents, and one at the end',
    ['Date,Description,Amount,Check', '11/03/2026,Zelle payment from JO for T6KCRD9S,64,00,'],
  ],
  [
    'no headings',
    [
      '11/02/2026,rent,-9.00,200.00',
      '11/03/2026,fuel,-5.00,195.00',
      '11/03/2026,Zelle payment from JO for T6KCRD9S,64.00,1.00,196.00',
    ],
  ],
  ['a note of Venmo', [VENMO, '1,2026-11-03,Payment,Complete,7KQ2M9XA,Jo,Shop,$64.00,Jo,Shop,$1.00,']],
  [
    'a note of Venmo with an open quote',
    [VENMO, '1,2026-11-03,Payment,Complete,"7KQ2M9XA,Jo,Shop,$64.00,x\n2,2026-11-03,Payment,Complete,"hi",Jo,Shop,$1.00,'],
  ],
  [
    'a note of Cash App',
    [CASH_APP, 'k1,2DARK6TB,2026-11-03,Received P2P,USD,$72.00,COMPLETE,2026-11-03,Received P2P,USD,$1.00,COMPLETE,'],
  ],
])('books no amount out of a memo: %s (threat 206)', async (_, lines) => {
  const { counts, lines: payments, unreadable } = await read(...lines);
  expect(counts.matched).toBe(0);
  expect(payments.length + unreadable.length).toBeGreaterThan(0);
  for (const { amount } of payments) expect(amount).toBe('1.00');
  expect(await paidNumbers()).toEqual([]);
});

it('reads the memos of Bank of America, which does not double their quotes', async () => {
  const { lines, unreadable } = await read(
    'Description,,Summary Amt.',
    'Beginning balance as of 11/01/2026,,"1,000.00"',
    '',
    BANK,
    '11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"',
    '11/03/2026,"Zelle payment from JANE DOE for "T6KCRD9S"; Conf# a1b2c3d4e","64.00","1,064.00"',
    '11/04/2026,"Zelle payment to SAM SUPPLIER for "$200 from Sam...for thread"; Conf# i57no9gd2","-200.00","864.00"',
    '11/05/2026,"Zelle payment from ANA SAMPLE for "WM2HB7YE, thanks!"; Conf# b2c3d4e5f","64.00","928.00"',
    '11/06/2026,"Zelle payment from LEE PROBE for ""GX3VPM4J""; Conf# c3d4e5f6g","96.00","1,024.00"',
  );
  expect(unreadable).toEqual([]);
  expect(lines.map(({ note }) => note)).toContain('Zelle payment from ANA SAMPLE for "WM2HB7YE, thanks!"; Conf# b2c3d4e5f');
  expect(await paidNumbers()).toEqual(['GX3VPM4J', 'T6KCRD9S', 'WM2HB7YE']);
});

it('lists a row of the wrong width by its number and reads the others', async () => {
  const { unreadable, ignored } = await read(
    BANK,
    '11/03/2026,Zelle payment from JO for T6KCRD9S,64.00,1.00,1001.00',
    '11/03/2026,"Zelle payment from JO for "hat","blue"; Conf# d4e5f6g7h","1.00","1,001.00"',
    '11/03/2026,PAPER, PENS, -3.00,1001.00',
    '11/04/2026,Zelle payment from SAM LEE for WM2HB7YE,64.00,1065.00',
  );
  expect(unreadable.map(({ row, message }) => [row, message])).toEqual([
    [2, 'The row has more cells than its headings'],
    [3, 'The row has more cells than its headings'],
  ]);
  expect(ignored).toEqual([{ reason: 'not-zelle', rows: 1, amount: '0.00' }]);
  expect(await paidNumbers()).toEqual(['WM2HB7YE']);
});
