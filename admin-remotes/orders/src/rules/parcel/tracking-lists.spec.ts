import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseShipments } from './parse-shipments.ts';

const ORDER = 'ORD-7KQ2M9XA';
const OTHER = 'ORD-GX3VPM4J';
const GOOD = '9405511899223197428490';
const reported = (file: string): string =>
  readFileSync(join(__dirname, '../../../test/fixtures/tracking', file), 'utf8').replaceAll('{{ORDER1}}', ORDER);

/** Shipments as "carrier number", then the sentences about what is not shipped, or only if somebody says so. */
function readingOf(text: string): string[] {
  const { shipments, questions, problems, unreadable } = parseShipments(text, 'USPS');
  return [
    ...shipments.map(({ orderNumber, carrier, number }) => `${orderNumber} ${carrier} ${number}`),
    ...questions.map((question) => `? ${question.text}`),
    ...problems.map((problem) => `! ${problem}`),
    ...unreadable.map((line) => `- ${line}`),
  ];
}
const list = (...lines: string[]): string => lines.join('\n').replaceAll('{1}', ORDER).replaceAll('{2}', OTHER);
const SHIPPED = [`${ORDER} USPS ${GOOD}`];

it.each<[string, string[]]>([
  [
    'tracking-scientific.csv',
    [`! ${ORDER}: “9.4055E+21” was cut by a spreadsheet program. Please copy the whole tracking number.`],
  ],
  ['tracking-status-before-number.csv', SHIPPED],
  ['tracking-order-date-before-order-number.csv', SHIPPED],
])('reads the list that was reported: %s', (file, expected) => expect(readingOf(reported(file))).toEqual(expected));

it.each<[string, string, string[]]>([
  ['a link before the number', list('Order #,Tracking Link,Tracking #', `{1},https://usps.com/${GOOD},${GOOD}`), SHIPPED],
  [
    'a date, a status and a carrier of the tracking before it',
    list('Tracking Date;Tracking Status;Tracking Carrier;Tracking ID;Order', `11/03/2026;In Transit;USPS;${GOOD};{1}`),
    SHIPPED,
  ],
  ['a service before the carrier', list('Reference,Service,Carrier,Tracking Code', `{1},Ground Advantage,USPS,${GOOD}`), SHIPPED],
  [
    'an id of the order before its number',
    list('Order ID,Order Total,Order Number,Tracking Number', `881,36.00,{1},${GOOD}`),
    SHIPPED,
  ],
  ['marks of a spreadsheet program', list('Order Number,Tracking Number', `'{1},"=""${GOOD}"""`), SHIPPED],
  ['an apostrophe before the number', list('Order Number,Tracking Number', `{1},'${GOOD}`), SHIPPED],
  ['lines above the headings', list('Shipments of November', '', 'Order Number,Tracking Number', `{1},${GOOD}`), SHIPPED],
  [
    'a voided label before the good one',
    list('Order Number,Tracking Number,Label Status', '{1},9400000000000000000001,Voided', `{1},${GOOD},Printed`),
    SHIPPED,
  ],
  [
    'a voided label behind the good one, in a column of its own',
    list('Order Number,Tracking Number,Void Date', `{1},${GOOD},`, '{1},9400000000000000000001,11/03/2026'),
    SHIPPED,
  ],
  ['a label that is not voided', list('Order Number,Tracking Number,Voided', `{1},${GOOD},No`), SHIPPED],
  ['one line twice', list('Order Number,Tracking Number', `{1},${GOOD}`, `{1},9405 5118 9922 3197 4284 90`), SHIPPED],
  [
    'only a voided label',
    list('Order Number,Tracking Number,Status', `{1},${GOOD},Voided`),
    [`! ${ORDER}: its label was voided.`],
  ],
  [
    'two numbers of one order',
    list('Order Number,Tracking Number', `{1},${GOOD}`, '{1},9400 1'),
    [`! ${ORDER} has two numbers: ${GOOD} and 9400 1. Please leave one of them.`],
  ],
  [
    'two columns of numbers that differ',
    list('Order Number,Tracking Number,Tracking Number', `{1},${GOOD},9400 1`),
    [`! ${ORDER} has two numbers: ${GOOD} and 9400 1`],
  ],
  [
    'one number of two orders',
    list('Order Number,Tracking Number', `{1},${GOOD}`, `{2},${GOOD}`),
    [`? ${ORDER} and ${OTHER} have the same number, ${GOOD}. Did they go in one parcel?`],
  ],
  [
    'rounded numbers',
    list('Order Number,Tracking Number', '{1},9405511899223190000000', '{2},123456789012345000'),
    [
      `? The number of ${OTHER}, 123456789012345000, may have been rounded. Is it right?`,
      `! ${ORDER}: 9405511899223190000000 was rounded by a spreadsheet program. Please copy the whole tracking number.`,
    ],
  ],
  ['a status alone', list('{1},Delivered'), [`! ${ORDER}: “Delivered” is not a tracking number.`]],
  ['an address alone', list(`{1}\thttps://usps.com/${GOOD}`), [`! ${ORDER}: This is a web address, not a tracking number.`]],
  [
    'a comma that is not quoted',
    list('Order Number,Name,Tracking Number', `{1},Haddad, Noor,${GOOD}`, `{2},Ana,${GOOD}`),
    [`${OTHER} USPS ${GOOD}`, '! Row 2: The row has more cells than its headings'],
  ],
  [
    'a cell that is missing',
    list('Order Number,Name,Tracking Number,Weight', `{1},${GOOD},12`),
    ['! Row 2: The row has fewer cells than its headings'],
  ],
])('reads a list with %s', (_, text, expected) => expect(readingOf(text)).toEqual(expected));

describe('a long list', () => {
  const orders = Array.from({ length: 40 }, (_, n) => `ORD-AAAA${String(n).padStart(4, '0')}`);
  const numberOf = (n: number): string => `94055118992231974${String(10_001 + n)}`;
  const shipped = orders.map((order, n) => `${order} USPS ${numberOf(n)}`);

  it('keeps its headings, with a column behind the number', () => {
    const lines = orders.map((order, n) => `${order},${numberOf(n)},${n + 3}`);
    expect(readingOf(list('Order Number,Tracking Number,Weight (oz)', ...lines))).toEqual(shipped);
  });

  it('is read below rows of another shop', () => {
    const others = orders.map((_, n) => `#${n + 1001},${numberOf(n + 50)}`);
    const lines = orders.map((order, n) => `${order},${numberOf(n)}`);
    const read = readingOf(list('Order Number,Tracking Number', ...others, ...lines));
    expect(read.filter((line) => !line.startsWith('- '))).toEqual(shipped);
    expect(read).toHaveLength(80);
  });
});

it.each<[string, string, string[]]>([
  [
    'a title that names the tracking',
    list('Tracking report,,', 'Order Number,Carrier,Tracking Number', `{1},USPS,${GOOD}`),
    SHIPPED,
  ],
  ['a title alone above a pasted list', list('Tracking for Monday', `{1}, USPS, ${GOOD}`), [...SHIPPED, '- Tracking for Monday']],
  [
    '"Tracking Info" as the only column of the tracking',
    list('Order number,Name,Carrier,Tracking Info', `{1},Ada,USPS,${GOOD}`),
    SHIPPED,
  ],
  ['an amount that was refunded', list('Order Number,Tracking Number,Refunded Amount', `{1},${GOOD},5.00`), SHIPPED],
  [
    'the number of the order as its tracking number',
    list('Carrier,Tracking Number,Order Number', `USPS,{1},{1}`),
    [`! ${ORDER}: “${ORDER}” is not a tracking number.`],
  ],
])('reads a list with %s', (_, text, expected) => expect(readingOf(text)).toEqual(expected));
