import { strFromU8, unzipSync } from 'fflate';
import { spreadsheet } from './spreadsheet.js';

function readBack(file: Buffer): Record<string, string> {
  const parts = unzipSync(file);
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const unescaped = (xml: string): string => xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const textsOf = (sheet: string): string[] =>
  [...sheet.matchAll(/<c r="[A-Z]+\d+" s="1" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/g)].map(
    ([, text = '']) => unescaped(text),
  );

it.each([
  '02139',
  '02139-1234',
  '+15550100',
  '-Boston',
  '9400100000000000000000',
  '=HYPERLINK("http://evil.example","y")',
  '@SUM(A1)',
  '1E5',
  'Zoë 漢字 👩‍🚀',
  'a & b < c > d',
  ' two\nlines ',
  '',
])('keeps %j as the text that it is, and never as a formula (P4, P5, threat 73)', (text) => {
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = readBack(spreadsheet('Labels', [['ZIP code'], [text]]));
  expect(textsOf(sheet)).toEqual(['ZIP code', text]);
  expect(sheet).not.toContain('<f>');
});

it('leaves out what XML cannot hold', () => {
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = readBack(spreadsheet('Labels', [['a\u0000b\ud83dc\uffff']]));
  expect(textsOf(sheet)).toEqual(['abc']);
});

it('has the parts that Excel asks for, and columns of texts', () => {
  const parts = readBack(spreadsheet('Labels', [['a', 'b'], ['c']]));
  expect(Object.keys(parts).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<col min="1" max="2" width="18" style="1" customWidth="1"/>');
  expect(parts['xl/styles.xml']).toContain('<xf numFmtId="49" applyNumberFormat="1"/>');
});

it('says the place of every row and cell, without which some programs read nothing', () => {
  const wide = Array.from({ length: 28 }, (_, index) => String(index));
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = readBack(spreadsheet('Labels', [['a', 'b'], wide]));
  const places = [...sheet.matchAll(/<(?:row|c) r="(\w+)"/g)].map(([, place]) => place);
  expect(places.slice(0, 5)).toEqual(['1', 'A1', 'B1', '2', 'A2']);
  expect(places.slice(-3)).toEqual(['Z2', 'AA2', 'AB2']);
});
