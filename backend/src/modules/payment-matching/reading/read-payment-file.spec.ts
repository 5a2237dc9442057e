import { PAYMENT_FILES, PAYMENT_FILE_VARIANTS, type PaymentFile, paymentFileText } from '#test/support/files/payment-files.js';
import { readPaymentFile } from './read-payment-file.js';

interface Expected {
  /** The last characters of the ids, for those that the file itself has. */
  payments: string[];
  ignored: Record<string, number>;
  unreadable: string[];
}

const EXPECTED: Record<PaymentFile, Expected> = {
  venmo: {
    payments: ['6601', '6602', '6603', '6604', '6605', '6606', '6610', '6611', '6612'],
    ignored: { outgoing: 1, 'not-complete': 1, transfer: 1, reversal: 1, 'no-amount': 2 },
    unreadable: [],
  },
  cashapp: {
    payments: ['k9mw2x', 't4zq8e', 'w8pd9j'],
    ignored: { outgoing: 1, 'crypto-or-stock': 1, transfer: 2, 'not-complete': 1, reversal: 1 },
    unreadable: [],
  },
  'zelle-bank-a': {
    payments: ['d4j2xq8vb', 'k2x8qd71m', 'p0v7nn3t2'],
    ignored: { outgoing: 1, 'not-zelle': 1, 'no-amount': 1 },
    unreadable: [],
  },
  'zelle-bank-b': {
    payments: ['0PX4K7721', 'h:', 'h:'],
    ignored: { outgoing: 1, 'not-zelle': 1, 'not-complete': 1 },
    unreadable: [],
  },
  'mixed-errors': {
    payments: ['0001', '0001', '0007', '0008'],
    ignored: {},
    unreadable: [
      'The amount "+ $1e3" cannot be read',
      'The amount "+ $24,00" cannot be read',
      'The amount "+ $24.005" cannot be read',
      'The date "yesterday" cannot be read',
      'The row has fewer cells than its headings',
      'The row has no transaction id',
    ],
  },
};

const shortId = (id: string): string => (/^\d{19}$/.test(id) ? id.slice(-4) : id.replace(/^h:.+/, 'h:'));

describe.each(Object.entries(PAYMENT_FILE_VARIANTS))('a payment file %s', (_, variant) => {
  it.each(PAYMENT_FILES)('is read: %s', (file) => {
    const { payments, ignored, unreadable, rows } = readPaymentFile(variant(file));
    const reasons = ignored.reduce<Record<string, number>>(
      (counts, { reason }) => ({ ...counts, [reason]: (counts[reason] ?? 0) + 1 }),
      {},
    );
    expect({
      payments: payments.map(({ externalId }) => shortId(externalId)).toSorted(),
      ignored: reasons,
      unreadable: unreadable.map(({ message }) => message).toSorted(),
    }).toEqual(EXPECTED[file]);
    expect(rows).toBe(payments.length + ignored.length + unreadable.length);
  });

  it('gives two equal rows of a bank ids of their own, the same ones each time', () => {
    const ids = (): string[] => readPaymentFile(variant('zelle-bank-b')).payments.map(({ externalId }) => externalId);
    expect(new Set(ids()).size).toBe(3);
    expect(ids()).toEqual(ids());
  });
});

it('gives each of three equal rows of a bank an id of its own', () => {
  const row = '11/02/2026,Zelle payment from JO LEE,24.00';
  const { payments } = readPaymentFile(['Date,Description,Amount', row, row, row].join('\n'));
  expect(new Set(payments.map(({ externalId }) => externalId)).size).toBe(3);
});

it('takes amounts before fees, payers, days and notes', () => {
  const [priya] = readPaymentFile(paymentFileText('cashapp')).payments;
  expect(priya).toEqual({
    row: 2,
    externalId: 'k9mw2x',
    paidOn: '2026-11-11',
    payer: 'Priya Nair',
    note: 'ORD-2DARK6TB',
    cents: 7200,
  });
  expect(readPaymentFile(paymentFileText('zelle-bank-a')).payments.map(({ payer }) => payer)).toEqual([
    'JANE DOE',
    'R. ALVAREZ',
    'SAM LEE',
  ]);
  expect(readPaymentFile(paymentFileText('zelle-bank-b')).payments.at(-1)?.payer).toBe('LEE SAM');
  expect(readPaymentFile(paymentFileText('mixed-errors')).payments[0]?.note).toBe(
    '=HYPERLINK("https://pay.example.invalid","ORD-S4EKX9CV")',
  );
});

const HEAD = 'ID,Datetime,Type,Status,Note,From,To,Amount (total)\n';
const refusal = (content: string): unknown => {
  try {
    return readPaymentFile(content);
  } catch (error) {
    return error;
  }
};

it.each<[string, string, string, string]>([
  [
    'the export of orders',
    paymentFileText('not-a-payment-file'),
    'UNKNOWN_STATEMENT',
    'Its first line is: ""Order number","Placed at',
  ],
  ['a text', 'Hello\nyou', 'UNKNOWN_STATEMENT', 'Its first line is: "Hello"'],
  ['an open quotation mark', `a,b,c\n"x,y,z`, 'UNKNOWN_STATEMENT', 'Its first line is: "a,b,c"'],
  ['an Excel file', 'PK\u0003\u0004', 'UNKNOWN_STATEMENT', 'This is an Excel file. Please download it as CSV.'],
  ['a PDF', '%PDF-1.7', 'UNKNOWN_STATEMENT', 'This is a PDF. Please download it as CSV.'],
  ['an empty file', '\uFEFF \n', 'UNKNOWN_STATEMENT', 'The file is empty.'],
  ['cut ids', `${HEAD}3.81E+18,2026-11-01,Payment,Complete,x,Jo,Shop,$1`, 'DAMAGED_STATEMENT', 'saved by a spreadsheet program'],
  ['too many rows', HEAD + 'x,2026-11-01,Payment,Complete,x,Jo,Shop,$1\n'.repeat(5_001), 'TOO_MANY_ROWS', 'at most 5,000 rows'],
  ['blank rows without end', HEAD + '\n'.repeat(100_000), 'TOO_MANY_ROWS', 'at most 5,000 rows'],
])('refuses %s as a whole', (_, content, code, message) => {
  expect(refusal(content)).toMatchObject({ status: 400, details: { code }, message: expect.stringContaining(message) as string });
});

it('reads 5,000 rows in a moment', () => {
  const row = (n: number): string => `${n},2026-11-01T10:00:00,Payment,Complete,ORD-7KQ2M9XA,Jo,Shop,$64.00\n`;
  const content = HEAD + Array.from({ length: 5_000 }, (_, n) => row(n)).join('');
  expect(readPaymentFile(content).payments).toHaveLength(5_000);
});

it('keeps line breaks of quoted cells, emoji and names of other scripts in their cells', () => {
  const { payments } = readPaymentFile(`${HEAD}1,2026-11-01,Payment,Complete,"two\nlines 🧢",يوسف,Shop,$1\n`);
  expect(payments).toMatchObject([{ note: 'two lines 🧢', payer: 'يوسف' }]);
});

it('knows payments of nothing, own transfers and cards as no payments', () => {
  const row = (type: string, amount: string): string => `${type}${amount},2026-11-01,${type},Complete,x,Shop,Shop,${amount}\n`;
  const { payments, ignored } = readPaymentFile(
    HEAD + row('Payment', '$0.00') + row('Standard Transfer', '$64.00') + row('Debit Card Transaction', '- $64.00'),
  );
  expect(payments).toEqual([]);
  expect(ignored.map(({ reason }) => reason)).toEqual(['no-amount', 'transfer', 'transfer']);
});

describe('a file of a bank without headings', () => {
  const rows = [
    '11/05/2026,Zelle payment from SAM LEE Conf# d4j2xq8vb,64.00,496.01',
    '11/04/2026,CHECKCARD PAPER,-32.10,432.01',
    '11/03/2026,Zelle payment to HARBOR Conf# w81mzt5ha,-900.00,464.11',
    '11/02/2026,Zelle payment from JANE DOE,96.00,1364.11',
  ];
  it.each([rows, rows.toReversed()])('is read by its content, the newest row first or last', (...lines) => {
    const { payments, ignored } = readPaymentFile(lines.join('\n'));
    expect(payments.toSorted((a, b) => a.cents - b.cents).map(({ cents, payer }) => [cents, payer])).toEqual([
      [6400, 'SAM LEE'],
      [9600, 'JANE DOE'],
    ]);
    expect(ignored.map(({ reason }) => reason).toSorted()).toEqual(['not-zelle', 'outgoing']);
  });

  it('takes no number that people write for the id of the bank', () => {
    const twice = (note: string): string[] =>
      readPaymentFile(`Date,Description,Amount\n${`11/02/2026,Zelle payment from JO ${note},64.00\n`.repeat(2)}`).payments.map(
        ({ externalId }) => externalId,
      );
    for (const note of ['ORD7KQ2M9XA', 'ref 7KQ2M9XA', 'ORD-7KQ2M9XA']) expect(new Set(twice(note)).size).toBe(2);
    expect(twice('Trace 0PX4K7721')).toEqual(['0PX4K7721', '0PX4K7721']);
    expect(twice('JPM99a1b2c3d')).toEqual(['JPM99a1b2c3d', 'JPM99a1b2c3d']);
  });
});
