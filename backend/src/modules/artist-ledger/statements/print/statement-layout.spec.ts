import { type Arbitrary, array, assert, asyncProperty, constant, constantFrom, integer, record, string } from 'fast-check';
import { startDocument, widthOf } from '#platform/pdf/print-page.js';
import { MARISOL, ROSA, sampleStatement, soldRows } from '#test/support/builders/statement-content.js';
import { readPdf } from '#test/support/pdf-text.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';
import { linesOf, placesOf, printPages, printStatement } from '#test/support/statement-pages.js';
import { letterBody, statementBody } from './page-body.js';
import type { StatementContent } from './statement-content.js';

it('draws in black only, without an image, a link, an annotation or a color (threat 208)', async () => {
  const content = sampleStatement({ letter: MARISOL, sold: soldRows(20) });
  const pdf = await printPages([statementBody(content, 'month-not-over'), letterBody(content, MARISOL)]);
  const { operators, pages } = readPdf(pdf);
  expect(pages).toHaveLength(2);
  expect(pdf.toString('latin1')).not.toMatch(/\/(Annots?|Link|URI|XObject|Subtype \/Image|Pattern|Shading)\b/);
  const colors = [...operators.matchAll(/^(.*) (g|G|rg|RG|k|K|scn?|SCN?|sh|Do)$/gm)].map(([, operands]) => operands);
  expect(colors.length).toBeGreaterThan(10);
  expect(new Set(colors)).toEqual(new Set(['0 0 0']));
  expect(operators).not.toMatch(/\bBI\b/);
});

it.each([
  ['usual', MARISOL],
  ['without a facility', ROSA],
  [
    'long',
    {
      ...MARISOL,
      name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausenbergerdorff',
      facility: 'W'.repeat(120),
      street: 'Žygimantų jūgų gatvė '.repeat(6),
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    },
  ],
  ['whose number is longer than the line', { ...MARISOL, number: 'W'.repeat(60) }],
])('keeps the address in the window of the envelope: %s', async (_, address) => {
  const printed = readPdf(await printPages([letterBody(sampleStatement(), address)]));
  const count = address.facility ? 4 : 3;
  const placed = placesOf(printed).slice(3, 3 + count);
  const lines = linesOf(printed).slice(3, 3 + count);
  const { page: measure } = await startDocument({ Title: '', Author: '', CreationDate: new Date(0) });
  expect(placed.map(({ x, baseline }) => [x, Math.round(baseline)])).toEqual(
    [190, 202, 214, 225].slice(0, count).map((baseline) => [66, baseline]),
  );
  for (const [index, { x, baseline, size }] of placed.entries()) {
    expect(size).toBeLessThanOrEqual(11);
    expect(size).toBeGreaterThanOrEqual(9);
    expect(x + widthOf(measure, lines[index] ?? '', { size })).toBeLessThanOrEqual(310);
    // The tallest and the deepest letters of the shop's font.
    expect(baseline - 0.901 * size).toBeGreaterThanOrEqual(180);
    expect(baseline + 0.215 * size).toBeLessThanOrEqual(228);
  }
});

it('cuts names and cities before the number of an inmate and the ZIP code', async () => {
  const address = {
    ...MARISOL,
    number: '00998877-123',
    name: 'Bartholomew Featherstonehaugh '.repeat(4),
    city: 'Llanfair'.repeat(12),
  };
  const lines = linesOf(readPdf(await printPages([letterBody(sampleStatement(), address)]))).slice(3, 7);
  expect(lines[0]).toMatch(/^Bartholomew .*… #00998877-123$/);
  expect(lines[3]).toMatch(new RegExp(`^Llanfair.*…, ${MARISOL.state} ${MARISOL.zipCode}$`));
});

it('begins the return address at 36 points, the text at 264', async () => {
  const placed = placesOf(await printStatement());
  expect(placed[0]).toMatchObject({ x: 36, size: 10 });
  expect(placed[0]?.baseline).toBeCloseTo(46);
  expect(placed[6]).toMatchObject({ x: 54, size: 14 });
  expect(placed[6]?.baseline).toBeCloseTo(278);
});

it.each(['Иван Петров', '王小明', 'محمد علي', 'प्रिया क्षत्रिय'])('prints the name %s without a box', async (name) => {
  const { text, boxes } = await printStatement({ artistName: name, payee: { ...ROSA, name, method: 'check' } });
  expect(boxes).toBe(0);
  expect(text.split(name)).toHaveLength(4);
});

const words = string({ maxLength: 300, unit: constantFrom('W', 'g', ' ', '東', '\n', 'é', '-') });
const cents = integer({ min: -99_999_999, max: 99_999_999 });
const contents: Arbitrary<StatementContent> = record({
  month: constant('2026-09'),
  artistName: words,
  shop: record({ shopName: words, street: words, city: words, state: words, zipCode: words }),
  payee: constantFrom(null, 'unreadable' as const, { ...MARISOL, method: 'facility-deposit' as const }),
  letter: constant(null),
  sums: record({
    opening: cents,
    earned: cents,
    reversed: cents,
    fees: cents,
    deductions: cents,
    adjustments: cents,
    paid: cents,
    closing: cents,
  }),
  sold: array(record({ name: words, pieces: cents, salesCents: cents, cents }), { maxLength: 30 }),
  others: array(record({ kind: constantFrom('design-fee', 'deduction', 'adjustment'), cents, note: words }), {
    maxLength: 9,
  }),
  payments: array(record({ cents, on: constant('2025-09-30'), reference: words }), { maxLength: 6 }),
  note: words,
});

it('leaves nothing outside of the page, whatever the texts and amounts', async () => {
  await assert(
    asyncProperty(contents, async (content) => {
      const body = statementBody({
        ...content,
        payee: content.payee && { ...MARISOL, name: content.artistName, method: 'zelle' },
      });
      const printed = readPdf(await printPages([body, letterBody(content, { ...MARISOL, street: content.artistName })]));
      expect(printed.pages).toHaveLength(2);
      expect(Math.max(...placesOf(printed).map(({ baseline }) => baseline))).toBeLessThan(756);
    }),
    { numRuns: byTier(15, 200), seed: TEST_SEED },
  );
});
