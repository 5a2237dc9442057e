import { STATE_CODES, stateCodeOf, stateNameOf, zip5Of, zipFitsState } from './us-states.js';

test.each([
  ['md', 'MD'],
  ['Maryland', 'MD'],
  [' N.Y. ', 'NY'],
  ['D.C.', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington  DC', 'DC'],
  ['Washington', 'WA'],
  ['Atlantis', undefined],
  ['', undefined],
])('the state "%s" is %s', (text, code) => expect(stateCodeOf(text)).toBe(code));

test.each([
  ['21230', '21230'],
  ['21230-1234', '21230'],
  ['21230 1234', '21230'],
  ['212301234', '21230'],
  ['2123', undefined],
  ['212301', undefined],
  ['21230-', undefined],
  ['abcde', undefined],
])('the ZIP code "%s" is %s', (text, zip) => expect(zip5Of(text)).toBe(zip));

test.each([
  ['MD', '21230', true],
  ['MD', '97201', false],
  ['MD', '21301', true],
  ['VA', '21301', true],
  ['WA', '20001', false],
  ['DC', '20001', true],
  ['DC', '56901', true],
  ['NY', '06390', true],
  ['CT', '06390', true],
  ['NY', '00501', true],
  ['TN', '42223', true],
  ['WY', '83414', true],
  ['AS', '96799', true],
  ['HI', '96799', true],
  ['PW', '96940', true],
  ['FM', '96941', true],
  ['GU', '96910', true],
  ['TX', '88510', true],
  ['MA', '05501', true],
  ['VT', '05501', false],
  ['AE', '09012', true],
  ['AA', '34002', true],
  ['AP', '96201', true],
  ['CA', '96201', false],
])('%s with %s: %s', (state, zip, fits) => expect(zipFitsState(state, zip)).toBe(fits));

test('every state has a name and ZIP codes, and no ZIP code of all is refused everywhere', () => {
  const zips = Array.from({ length: 1000 }, (_, number) => `${String(number).padStart(3, '0')}01`);
  expect(STATE_CODES.filter((code) => stateNameOf(code) === code || !zips.some((zip) => zipFitsState(code, zip)))).toEqual([]);
  expect(zips.filter((zip) => !STATE_CODES.some((code) => zipFitsState(code, zip)))).toEqual([]);
});
