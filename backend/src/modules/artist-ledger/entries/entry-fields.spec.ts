import { refusedFields } from '#test/support/refused-fields.js';
import { SetArtistSharesDto, SetProductShareDto } from '../shares/shares.dto.js';
import { AddLedgerEntryDto, EntryPageDto } from './entry.dto.js';

const ARTIST = '8c8f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d';
const ENTRY = { kind: 'adjustment', amount: '1.00' };

const refusedOf = async (entry: object): Promise<string[]> => Object.keys(await refusedFields(AddLedgerEntryDto, entry));
const refusedShares = async (artistIds: readonly unknown[], shareBps: unknown): Promise<string[][]> =>
  [await refusedFields(SetArtistSharesDto, { artistIds, shareBps }), await refusedFields(SetProductShareDto, { shareBps })].map(
    Object.keys,
  );

it('an entry, a share and a month as the forms send them are accepted', async () => {
  expect(await refusedOf({ ...ENTRY, note: '🧢'.repeat(150), reference: null, sentOn: '2026-02-28', advance: true })).toEqual([]);
  for (const shareBps of [0, 10_000, null]) expect(await refusedShares([ARTIST], shareBps)).toEqual([[], []]);
  expect(await refusedFields(EntryPageDto, { month: '2026-11' })).toEqual({});
});

it.each([
  ['1e3'],
  [' 5'],
  ['5 '],
  ['5\n'],
  ['٣'],
  ['５'],
  ['0x10'],
  ['+5'],
  ['1,000.00'],
  ['1.'],
  ['.5'],
  ['1.001'],
  ['1.005'],
  ['Infinity'],
  ['NaN'],
  ['0'],
  ['0.00'],
  ['-0'],
  ['-0.00'],
  ['--5'],
  ['5-'],
  [''],
  [null],
  [1],
  [5],
  [['5']],
  [{ toString: '5' }],
  [true],
  ['100000.00'],
  ['99999999999999999999'],
])('refuses the amount %j', async (amount) => {
  for (const kind of ['design-fee', 'deduction', 'adjustment', 'payout'])
    expect(await refusedOf({ kind, amount })).toEqual(['amount']);
});

it.each([
  ['0.00', 'Please enter an amount that is not zero'],
  ['-0', 'Please enter an amount that is not zero'],
  ['abc', 'Please enter an amount of at most 99,999.99'],
  ['100000.00', 'Please enter an amount of at most 99,999.99'],
])('says what is wrong with the amount %j', async (amount, message) => {
  expect(await refusedFields(AddLedgerEntryDto, { ...ENTRY, amount })).toEqual({ amount: message });
});

it('refuses a kind that is not by hand', async () => {
  expect(await refusedOf({ ...ENTRY, kind: 'sale' })).toEqual(['kind']);
});

it.each([['x'.repeat(301)], [`${'a'.repeat(300)}b`], ['🧢'.repeat(151)], [7], [['x']], [{}], [true]])(
  'refuses the note %j',
  async (note) => {
    expect(await refusedOf({ ...ENTRY, note })).toEqual(['note']);
  },
);

it.each([['2026-02-30'], ['2026-02-29'], ['2026-11-31'], ['2026-11-3'], ['2026-11-03T00:00:00Z'], [20261103], ['']])(
  'refuses the day %j on which money was sent',
  async (sentOn) => {
    expect(await refusedOf({ ...ENTRY, sentOn })).toEqual(['sentOn']);
  },
);

it.each([
  [-1],
  [10_001],
  [0.5],
  ['5000'],
  [undefined],
  [true],
  ['1e3'],
  [[5000]],
  [{}],
  [''],
  ['٥'],
  [5000.5],
  [-0.1],
  [2 ** 53],
])('refuses the share %p', async (shareBps) => {
  expect(await refusedShares([ARTIST], shareBps)).toEqual([['shareBps'], ['shareBps']]);
});

it.each([
  ['none', []],
  ['what is no id', ['x']],
  ['501', Array.from({ length: 501 }, () => ARTIST)],
])('refuses a share of artists: %s', async (_, artistIds) => {
  expect(await refusedShares(artistIds, 1)).toEqual([['artistIds'], []]);
});

it.each([
  ['2026-13'],
  ['2026-00'],
  ['2026-1'],
  ['2026-11-01'],
  ['2019-12'],
  ['1970-01'],
  ['0000-01'],
  ['9999-12'],
  ['２０２６-11'],
  ['2026-11 '],
  ['-2026-11'],
  ['November 2026'],
  [''],
  [['2026-11', '2026-12']],
])('refuses the month %j', async (month) => {
  expect(Object.keys(await refusedFields(EntryPageDto, { month }))).toEqual(['month']);
});

it('refuses a page after what is no id', async () => {
  expect(Object.keys(await refusedFields(EntryPageDto, { after: 'x' }))).toEqual(['after']);
});
