import { cpuTimeOf } from '#test/support/cpu-time.js';
import { readPaymentFile } from './read-payment-file.js';

/** Payments as "payer cents", rows left out as "reason", rows that cannot be read as "row: message". */
function readingOf(content: string): string[] {
  const { payments, ignored, unreadable } = readPaymentFile(content);
  return [
    ...payments.map(({ payer, cents }) => `${payer} ${cents}`),
    ...ignored.map(({ reason }) => reason),
    ...unreadable.map(({ row, message }) => `${row}: ${message}`),
  ];
}
const SAM = 'Zelle payment from SAM LEE T6KCRD9S';
const bank = (headings: string, ...rows: string[]): string => [headings, ...rows].join('\n');

it.each<[string, string, string[]]>([
  [
    'Chase, with an unknown kind of row in each column',
    bank(
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      `CREDIT,11/02/2026,${SAM} JPM99a1b2c3d,64.00,PARTNERFI_TO_CHASE,1000.00,,`,
      'DEBIT,11/03/2026,Zelle payment to HARBOR 23456789012,-900.00,QUICKPAY_DEBIT,100.00,,',
    ),
    ['SAM LEE 6400', 'outgoing'],
  ],
  [
    'Capital One, whose amounts have no signs',
    bank(
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
      '4471,Zelle money received from SAM LEE,11/02/26,Credit,64,564',
      '4471,Zelle money sent to JANE DOE,11/02/26,Debit,10,500',
      '4471,Zelle money received from JANE DOE,11/03/26,Debit,96,404',
    ),
    ['SAM LEE 6400', 'outgoing', 'reversal'],
  ],
  [
    'a credit union with CR and DR',
    bank(
      'Post Date;Description;Amount;CR/DR',
      `11/02/2026;${SAM};64.00;CR`,
      `11/03/2026;${SAM};64.00;DR`,
      `11-03-2026;${SAM};64.00;D`,
    ),
    ['SAM LEE 6400', 'reversal', 'reversal'],
  ],
  [
    'a bank that says debit in a column of no name',
    bank('Date,Transaction,Name,Memo,Amount', '2026-11-03,DEBIT,ZELLE INSTANT PMT FROM JANE DOE,GX3VPM4J,96.00'),
    ['reversal'],
  ],
  [
    'signs and marks behind the amount',
    bank('Date,Description,Amount', `11/02/2026,${SAM},64.00-`, `11/02/2026,${SAM},64.00 CR`, `11/02/2026,${SAM},(64.00)`),
    ['SAM LEE 6400', 'reversal', 'reversal'],
  ],
  [
    'a debit and a credit in one row',
    bank('Date,Description,Debit,Credit', `11/02/2026,${SAM},64.00,64.00`, `11/02/2026,${SAM},0.00,64.00`),
    ['SAM LEE 6400', '2: The amount "64.00, 64.00" cannot be read'],
  ],
  [
    'money in and out with a balance of another name',
    bank(
      'Date,Description,Paid out,Paid in,Available balance',
      `11/02/2026,${SAM},,10.00,64.00`,
      '11/03/2026,rent,20.00,,-96.00',
    ),
    ['SAM LEE 1000', 'not-zelle'],
  ],
  [
    'another currency',
    bank(
      'Date,Description,Amount,Currency',
      `11/02/2026,${SAM},64.00,CAD`,
      `11/03/2026,${SAM},64.00,USD`,
      `11/03/2026,${SAM},64.00,`,
    ),
    ['SAM LEE 6400', 'SAM LEE 6400', 'other-currency'],
  ],
  [
    'what a status says against the money',
    bank(
      'Date,Description,Transaction Status,Amount',
      ...['Posted', '', 'Reversed', 'Returned', 'On hold', 'Scheduled', 'Under review'].map(
        (word) => `11/02/2026,${SAM},${word},64.00`,
      ),
    ),
    ['SAM LEE 6400', 'SAM LEE 6400', 'reversal', 'reversal', 'not-complete', 'not-complete', 'not-complete'],
  ],
  [
    'what a cell of no name says against the money',
    bank('Date,Kind,Description,Amount', `11/02/2026,Zelle reversal,${SAM},64.00`, `11/02/2026,Scheduled,${SAM},64.00`),
    ['reversal', 'not-complete'],
  ],
  [
    'what the text of the bank says against the money',
    bank(
      'Date,Description,Amount',
      ...[
        `PENDING - ${SAM}`,
        'Zelle pending payment from JO',
        `${SAM} (pending)`,
        `Reversal: ${SAM}`,
        'Zelle - Reversal of payment from JO',
      ].map((text) => `11/02/2026,${text},64.00`),
    ),
    ['not-complete', 'not-complete', 'not-complete', 'reversal', 'reversal'],
  ],
])('reads %s', (_, content, expected) => expect(readingOf(content)).toEqual(expected));

it('takes no balance for the amount, without headings', () => {
  const overdrawn = [`11/02/2026,${SAM},10.00,-100.00`, '11/03/2026,Zelle payment from JANE DOE GX3VPM4J,20.00,96.00'].join('\n');
  expect(() => readPaymentFile(overdrawn)).toThrow('Its first line is: "11/02/2026');
});

const VENMO = 'ID,Datetime,Type,Status,Note,From,To,Amount (total)\n';
it.each(['="4380011223344556601"', '"""4380011223344556601"""', "'4380011223344556601"])('reads the id %s', (id) => {
  const { payments } = readPaymentFile(`${VENMO}${id},2026-11-02,Payment,Complete,x,Jo,Shop,$1\n`);
  expect(payments.map(({ externalId }) => externalId)).toEqual(['4380011223344556601']);
});

it.each([
  ['4,38E+18', ''],
  ['#######', ''],
  ['4380011223344550000', '4380011223344560000'],
])('refuses ids that a spreadsheet program has cut: %s %s', (first, second) => {
  const row = (id: string): string => `"${id}",2026-11-02,Payment,Complete,x,Jo,Shop,$1\n`;
  expect(() => readPaymentFile(VENMO + row(first) + row(second))).toThrow('has cut the transaction ids');
});

it('reads an id that ends like a cut one by chance', () => {
  const row = (id: string): string => `${id},2026-11-02,Payment,Complete,x,Jo,Shop,$1\n`;
  expect(readPaymentFile(VENMO + row('4380011223344550000') + row('4380011223344556601')).payments).toHaveLength(2);
  expect(readPaymentFile(VENMO + row('4380011223344550000')).payments).toHaveLength(1);
});

it('knows the payer of a charge, which is from the shop', () => {
  const { payments } = readPaymentFile(`${VENMO}1,2026-11-02,Charge,Complete,x,The Shop,Jane Doe,+ $64.00\n`);
  expect(payments.map(({ payer }) => payer)).toEqual(['Jane Doe']);
});

it.each([
  ['an old Excel file', '\u00D0\u00CF\u0011\u00E0\u00A1', 'This is an Excel file.'],
  ['Quicken', 'OFXHEADER:100\nDATA:OFXSGML\n<NAME>Zelle from JANE', 'Its first line is: "OFXHEADER:100"'],
  ['PayPal', 'Date,Name,Currency,Gross,Fee,Net,Note\n11/02/2026,Jo,USD,64.00,-2.00,62.00,x', 'Its first line is: "Date,Name'],
  ['Stripe', 'id,Type,Amount,Net,Created (UTC)\ntxn_1,charge,64.00,62.00,2026-11-02 10:00', 'Its first line is: "id,Type'],
  ['an email', 'Sam Lee sent you $64.00\nZelle payment from SAM LEE, on the way', 'Its first line is: "Sam Lee sent you'],
])('refuses %s by its first line', (_, content, message) => expect(() => readPaymentFile(content)).toThrow(message));

it('reads hostile descriptions in a moment (threat 206)', () => {
  const text = [
    `conf${' '.repeat(20_000)}!`,
    'zelle '.repeat(20_000),
    'pending '.repeat(20_000),
    `ref${'#'.repeat(20_000)}`,
  ].join(' ');
  const row = `11/02/2026,"${SAM} ${text}",64.00`;
  const file = bank('Date,Description,Amount', ...Array.from({ length: 20 }, () => row));
  expect(cpuTimeOf(() => expect(readingOf(file)).toHaveLength(20))).toBeLessThan(4_000);
});
