import { readPaymentFile } from './read-payment-file.js';

/** Payments as "payer cents", with "?" where only the sign says that the money came; rows left out as "reason". */
function readingOf(...lines: string[]): string[] {
  const { payments, ignored, unreadable } = readPaymentFile(lines.join('\n'));
  return [
    ...payments.map(({ payer, cents, isUnsaid }) => `${payer} ${cents}${isUnsaid ? '?' : ''}`),
    ...ignored.map(({ reason }) => reason),
    ...unreadable.map(({ row, message }) => `${row}: ${message}`),
  ];
}

it.each<[string, string[], string[]]>([
  [
    'a credit union, with words of the payer behind the network',
    [
      'Date,Description,Memo,Amount Debit,Amount Credit',
      '11/03/2026,Deposit Zelle,DR JANE DOE ORD-7KQ2M9XA,,64.00',
      '11/03/2026,Deposit Zelle,JANE DOE ORD-7KQ2M9XA thanks to you,,64.00',
      '11/04/2026,Withdrawal Zelle,SAM,20.00,',
    ],
    ['JANE DOE 6400?', 'null 6400?', 'outgoing'],
  ],
  [
    'Citi, with words of the payer behind the name',
    [
      'Status,Date,Description,Debit,Credit',
      'Cleared,11/03/2026,Zelle Credit PAY ID:BAC1 ORG ID:2 NAME:JANE DOE hat size M as requested,,64.00',
      'Cleared,11/03/2026,Zelle Credit PAY ID:BAC2 ORG ID:2 NAME:JANE DOE exchange for returned hat,,65.00',
    ],
    ['JANE DOE hat size M as requested 6400?', 'JANE DOE exchange 6500?'],
  ],
  [
    'a bank whose amounts have no signs',
    ['Date,Description,Amount', '11/03/2026,Zelle payment to SAM LEE,20.00', '11/04/2026,Zelle payment from JO DOE,64.00'],
    ['JO DOE 6400', 'outgoing'],
  ],
  [
    'Navy Federal',
    [
      'Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Description',
      '11/03/2026,11/02/2026,64.00,Credit,Transfer,Zelle CR Jane Doe',
      '11/04/2026,11/03/2026,20.00,Debit,Transfer,Zelle DB Sam Lee',
    ],
    ['Jane Doe 6400', 'outgoing'],
  ],
  [
    'a credit union whose debits have no minus',
    [
      'Date,Description,Memo,Amount Debit,Amount Credit',
      '11/03/2026,Deposit Zelle,JANE DOE,,64.00',
      '11/04/2026,Withdrawal Zelle,SAM,20.00,',
    ],
    ['null 6400?', 'outgoing'],
  ],
  [
    'a bank with "Withdrawal Amount" and "Deposit Amount"',
    [
      'Date,Details,Withdrawal Amount,Deposit Amount',
      '11/03/2026,ZELLE DEPOSIT JANE DOE,,64.00',
      '11/04/2026,ZELLE WITHDRAWAL SAM,20.00,',
    ],
    ['JANE DOE 6400', 'outgoing'],
  ],
  [
    'incoming rows of a credit union only',
    ['Date,Description,Amount Debit,Amount Credit', '11/03/2026,Zelle payment from JANE DOE,,64.00'],
    ['JANE DOE 6400'],
  ],
  [
    'a bank that writes only "Zelle"',
    ['Date,Description,Amount', '11/03/2026,ZELLE,64.00', '11/04/2026,ZELLE,-20.00'],
    ['null 6400?', 'outgoing'],
  ],
  [
    'a transfer by Zelle that is pending',
    ['Date,Description,Status,Amount', '11/03/2026,Zelle Transfer Conf# 0a1b2c3d4; Jane Doe,Pending,64.00'],
    ['not-complete'],
  ],
  [
    'a transfer by Zelle in another currency',
    ['Date,Description,Currency,Amount', '11/03/2026,Zelle Transfer Conf# 0a1b2c3d4; Jane Doe,CAD,64.00'],
    ['other-currency'],
  ],
  [
    'a credit that is taken back',
    ['Date,Description,Amount', '11/03/2026,Zelle Credit NAME:JANE DOE,64.00', '11/04/2026,Zelle Credit NAME:JANE DOE,64.00-'],
    ['JANE DOE 6400', 'reversal'],
  ],
  [
    'signs as DR and CR',
    [
      'Date,Description,Amount',
      '11/03/2026,Zelle Transfer Conf# 0a1b2c3d4; Jane Doe,64.00 CR',
      '11/04/2026,Zelle Transfer Conf# 1b2c3d4e5; Sam,20.00 DR',
    ],
    ['Jane Doe 6400?', 'outgoing'],
  ],
  [
    'a credit union as the payer',
    ['Date,Description,Amount', '11/03/2026,Zelle Credit Union One refund of fee,2.00'],
    ['reversal'],
  ],
])('reads the direction of %s', (_, lines, expected) => expect(readingOf(...lines)).toEqual(expected));

it('keeps the texts of rows that may take a payment back', () => {
  const { mayTakeBack } = readPaymentFile(
    [
      'Date,Description,Amount',
      '11/02/2026,Zelle payment from JO A,64.00',
      '11/02/2026,Zelle Transfer Conf# 0a1b2c3d4; B,-64.00',
      '11/02/2026,Zelle payment from JO C,"64,00"',
      '11/02/2026,Zelle payment to JO D,-64.00',
      '11/02/2026,Zelle payment from JO E,64,00',
      '2/30/2026,Zelle payment from JO F,64.00',
    ].join('\n'),
  );
  expect(mayTakeBack.map((text) => text.replace(/^.*?Zelle/, 'Zelle'))).toEqual([
    'Zelle Transfer Conf# 0a1b2c3d4; B',
    'Zelle payment from JO C',
    'Zelle payment from JO E 64 00',
  ]);
});

it.each<[string, string, string]>([
  ['no row of Zelle', 'Date,Description,Amount\n11/02/2026,COFFEE,-4.00', 'It has dates and amounts, but no row says “Zelle”.'],
  [
    'no amounts',
    'Date,Description,Kind\n11/02/2026,Zelle payment from JO,x\n11/03/2026,COFFEE,x',
    'One row says “Zelle”, but we found no column of amounts.',
  ],
  [
    'no dates',
    'Day,Text,Amount\nMon,Zelle Transfer A,64.00\nTue,Zelle Transfer B,64.00',
    '2 rows say “Zelle”, but we found no column of dates.',
  ],
  ['nothing of a bank', 'a,b,c\n1,2,3', 'We could not read this file. Its first line is: "a,b,c".'],
])('says what was seen in a file with %s', (_, content, sentence) => expect(() => readPaymentFile(content)).toThrow(sentence));
