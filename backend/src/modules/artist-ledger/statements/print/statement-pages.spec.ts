import { MARISOL, sampleStatement, soldRows, sumsOf } from '#test/support/builders/statement-content.js';
import { readPdf } from '#test/support/pdf-text.js';
import { linesOf, printPages, printStatement } from '#test/support/statement-pages.js';
import { letterBody, statementBody } from './page-body.js';
import type { OtherRow } from './statement-content.js';

it('prints a statement on one page', async () => {
  const printed = await printStatement({ note: 'We are closed on December 24.\nHappy holidays!' });
  expect(linesOf(printed)).toEqual([
    'Second Chance Prints',
    '1 Light Street',
    'Baltimore, MD 21202',
    'Rosa Vega',
    '12 Canal Street',
    'Baltimore, MD 21230',
    'Statement for November 2026',
    'Marisol Vega',
    'You earned $84.00 in November. $60.00 was sent to Rosa Vega by money order',
    'on November 3. $24.00 stays for next time.',
    'DesignPiecesSalesYour part',
    'Dawn Hoodie, M2$128.00$64.00',
    'Harbor Tee, L1$40.00$20.00',
    'Paid on November 3 by money order, MO 7781-$60.00',
    'Balance before$0.00',
    'Balance now$24.00',
    'We are closed on December 24. Happy holidays!',
  ]);
  expect(printed.pages).toHaveLength(1);
  expect(printed.boxes).toBe(0);
});

it('prints the 13 largest of more than 14 rows, and the sum of the others', async () => {
  const fourteen = linesOf(await printStatement({ sold: soldRows(14) }));
  expect(fourteen.filter((line) => line.startsWith('Dawn Hoodie'))).toHaveLength(14);
  const many = linesOf(await printStatement({ sold: soldRows(25) }));
  expect(many.filter((line) => line.startsWith('Dawn Hoodie'))).toHaveLength(13);
  // 12 + 11 + ... + 1 = 78
  expect(many).toContain('12 other designs12$1,560.00$780.00');
});

it('prints every kind of entry, and adds up many of one kind', async () => {
  const others: OtherRow[] = [
    { kind: 'adjustment', cents: -100, note: 'Counted twice in May' },
    { kind: 'deduction', cents: -2_000, note: 'Four prints for your family' },
    { kind: 'design-fee', cents: 50_000, note: null },
  ];
  const sums = sumsOf({ opening: 500, earned: 8_400, reversed: -410, fees: 50_000, deductions: -2_000, adjustments: -100 });
  expect(linesOf(await printStatement({ others, sums, payments: [] })).slice(-6)).toEqual([
    'Taken back for refunds-$4.10',
    'Design fee$500.00',
    'Deduction: Four prints for your family-$20.00',
    'Correction: Counted twice in May-$1.00',
    'Balance before$5.00',
    'Balance now$563.90',
  ]);
  const payments = Array.from({ length: 6 }, () => ({ cents: 1_000, on: '2026-11-03', reference: null }));
  const many = linesOf(await printStatement({ others: [...others, ...others], payments }));
  expect(many).toEqual(
    expect.arrayContaining(['2 design fees$1,000.00', '2 deductions-$40.00', '2 corrections-$2.00', '6 payments-$60.00']),
  );
});

it('writes a letter in sentences, without the words of a business', async () => {
  const content = sampleStatement({ letter: MARISOL, note: 'The kiln is fixed.' });
  const printed = readPdf(await printPages([letterBody(content, MARISOL)]));
  expect(linesOf(printed)).toEqual([
    'Second Chance Prints',
    '1 Light Street',
    'Baltimore, MD 21202',
    'Marisol Vega #48213',
    'Jessup Correctional Institution',
    'PO Box 534',
    'Jessup, MD 20794',
    'November 2026',
    'Dear Marisol Vega,',
    'You earned $84.00 in November. $60.00 was sent to Rosa Vega by money order',
    'on November 3. $24.00 stays for next time.',
    'The kiln is fixed.',
    'Second Chance Prints',
  ]);
  expect(letterBody({ ...content, note: 'Your Balance is old' }, MARISOL).note).toBeNull();
  expect(statementBody({ ...content, note: 'Your Balance is old' }).note).toBe('Your Balance is old');
});

it.each([
  ['month-not-over', 'Draft: this month is not over.'],
  ['month-not-closed', 'Draft: this month is not closed.'],
] as const)('says on both pages that it is a draft: %s', async (reason, text) => {
  const content = sampleStatement({ letter: MARISOL });
  const { pages } = readPdf(await printPages([statementBody(content, reason), letterBody(content, MARISOL, reason)]));
  expect(pages.map((printed) => printed.includes(text))).toEqual([true, true]);
});

it('prints the name alone where nobody was entered, and says when the address is lost', async () => {
  expect(linesOf(await printStatement({ payee: null })).slice(3, 5)).toEqual(['Marisol Vega', 'Statement for November 2026']);
  expect(linesOf(await printStatement({ payee: 'unreadable' }))[3]).toBe('Address not readable');
});
