import { parseShare, promisedShare, shareText } from './shares.ts';

it.each([
  [5000, '50%'],
  [3750, '37.5%'],
  [1, '0.01%'],
  [0, '0%'],
  [10_000, '100%'],
])('%d basis points are %s', (bps, text) => {
  expect(shareText(bps)).toBe(text);
  expect(parseShare(text).bps).toBe(bps);
});

it.each([
  ['50', 5000],
  [' 37,5 % ', 3750],
  ['0', 0],
  ['33.33', 3333],
  ['', 'Please enter a share'],
  ['half', '"half" is not a share. Please write it like 50 or 37.5'],
  ['-5', '"-5" is not a share. Please write it like 50 or 37.5'],
  ['1e1', '"1e1" is not a share. Please write it like 50 or 37.5'],
  ['33.333', '"33.333" is not a share. Please write it like 50 or 37.5'],
  ['100.01', 'At most 100%'],
])('%j is %j', (typed, read) => {
  const { bps, problem } = parseShare(typed);
  expect(bps ?? problem).toBe(read);
});

it.each([
  ['50%', '50'],
  ['up to 37.5 %', '37.5'],
  ['20% to 50%', ''],
  ['half', ''],
  [undefined, ''],
])('the promise %j presets %j', (claim, text) => {
  expect(promisedShare(claim)).toBe(text);
});
