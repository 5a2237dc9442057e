import type { RefundPreview } from '@shop/contract';
import { partsText, sharesText, taxText } from './refund-texts.ts';

type Part = RefundPreview['parts'][number];

const preview = (parts: [Part['kind'], string][], shares: [string, string][] = []): RefundPreview => ({
  parts: parts.map(([kind, amount]) => ({ kind, itemId: null, label: kind, amount })),
  shares: shares.map(([artistName, amount]) => ({ artistId: artistName, artistName, amount })),
  total: '42.40',
});

it.each<[[Part['kind'], string][], string]>([
  [
    [
      ['tax', '0.30'],
      ['tax', '0.40'],
      ['shipping', '1.05'],
      ['goods', '10.20'],
      ['goods', '2.00'],
    ],
    'Of it: tax $0.70, shipping $1.05, goods $12.20',
  ],
  [
    [
      ['beyond', '4.00'],
      ['goods', '1.00'],
      ['fee', '0.50'],
    ],
    'Of it: fees $0.50, goods $1.00, paid too much $4.00',
  ],
  [[['goods', '5.00']], ''],
  [[], ''],
])('an amount of %j is of "%s"', (parts, text) => expect(partsText(preview(parts))).toBe(text));

it('the tax of pieces is named with the total, if there is any', () => {
  const text = '$2.40 of sales tax goes back with them: $42.40 in total.';
  expect(
    taxText(
      preview([
        ['goods', '40.00'],
        ['tax', '2.00'],
        ['tax', '0.40'],
      ]),
    ),
  ).toBe(text);
  expect(taxText(preview([['goods', '42.40']]))).toBe('');
});

it.each<[[string, string][], string]>([
  [[], ''],
  [[['Joaquín Reyes', '5.90']], '$5.90 of it comes from Joaquín Reyes’ share'],
  [
    [
      ['Marisol Vega', '1005.90'],
      ['Ana Ruiz', '2.00'],
      ['Joaquín Reyes', '1.00'],
    ],
    '$1,005.90 of it comes from Marisol Vega’s share, $2.00 from Ana Ruiz’s, $1.00 from Joaquín Reyes’',
  ],
])('shares %j are "%s"', (shares, text) => expect(sharesText(preview([], shares))).toBe(text));
