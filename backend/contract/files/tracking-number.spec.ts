import { trackingNumberProblem } from './tracking-number.js';

it.each([
  '9405511899223197428490',
  '9400 1000 0000',
  '1Z999AA10123456784',
  'JD014600003GB',
  '7',
  'RA-123/45',
  '0000000000000001',
  '12345678901234500000'.slice(0, 19),
  '9405.5118.9922',
])('%s may be a tracking number', (text) => expect(trackingNumberProblem(text)).toBeUndefined());

it.each([
  ['9.4055E+21', 'was cut by a spreadsheet program'],
  ['9,4055E+21', 'was cut by a spreadsheet program'],
  ['9E+21', 'was cut by a spreadsheet program'],
  ['########', 'was cut by a spreadsheet program'],
  ['9405511899223190000000', 'was rounded by a spreadsheet program'],
  ['="9405511899223197428490"', 'without other signs'],
  ["'9405511899223197428490", 'without other signs'],
  ['$4.25', 'without other signs'],
  ['https://tools.usps.com/go/TrackConfirmAction?tLabels=9405', 'a web address'],
  ['www.ups.com/track?tracknum=1Z9', 'a web address'],
  ['tools.usps.com/9405', 'a web address'],
  ['Delivered', '“Delivered” is not a tracking number'],
  ['In transit', 'is not a tracking number'],
  ['N/A', 'is not a tracking number'],
  ['-', 'is not a tracking number'],
  ['11/03/2026', 'is not a tracking number'],
  ['2026-11-03', 'is not a tracking number'],
  ['2026-11-03 10:00', 'is not a tracking number'],
  ['4.25', 'is not a tracking number'],
])('%s is none', (text, problem) => expect(trackingNumberProblem(text)).toContain(problem));
