import { changesBetween } from './changes.js';
import { readDetail } from './read-detail.js';

const hoodie = { name: 'Rise', price: '68.50', isNew: false, description: 'Soft' };

it.each([
  ['nothing for equal values', hoodie, {}],
  ['nothing for fields that were not sent', { price: undefined }, {}],
  ['both values of a changed field', { ...hoodie, price: '70.00' }, { price: { before: '68.50', after: '70.00' } }],
  [
    'the beginning of a long text',
    { description: 'x'.repeat(400) },
    { description: { before: 'Soft', after: `${'x'.repeat(300)}…` } },
  ],
])('changesBetween returns %s', (_, after, changes) => {
  expect(changesBetween<typeof hoodie>(hoodie, after as typeof hoodie, ['name', 'price', 'isNew', 'description'])).toEqual(
    changes,
  );
});

it.each<[string, Record<string, unknown>, object]>([
  ['an empty detail', {}, { name: null, changes: [], details: [] }],
  [
    'a change',
    { name: 'Rise', changes: { isNew: { before: false, after: true } } },
    { name: 'Rise', changes: [{ field: 'isNew', before: 'no', after: 'yes' }], details: [] },
  ],
  [
    'a change as earlier versions wrote it, and a number as the name',
    { number: 'INV-2026-0001', price: { from: '68.50', to: '70.00' } },
    { name: 'INV-2026-0001', changes: [{ field: 'price', before: '68.50', after: '70.00' }], details: [] },
  ],
  [
    'a value that was empty',
    { changes: { venmo: { after: '@own' } } },
    { name: null, changes: [{ field: 'venmo', before: null, after: '@own' }], details: [] },
  ],
  [
    'only the changed part of an object',
    { changes: { postalAddress: { before: { street: 'A', city: 'X' }, after: { street: 'B', city: 'X' } } } },
    { name: null, changes: [{ field: 'postalAddress.street', before: 'A', after: 'B' }], details: [] },
  ],
  [
    'a list of objects as one text',
    {
      changes: {
        officeHours: {
          before: [],
          after: [
            { days: 'Monday', hours: '9 to 5' },
            { days: 'Friday', hours: 'Closed' },
          ],
        },
      },
    },
    { name: null, changes: [{ field: 'officeHours', before: null, after: 'Monday 9 to 5; Friday Closed' }], details: [] },
  ],
  [
    'other values',
    { method: 'passkey', items: 3 },
    {
      name: null,
      changes: [],
      details: [
        { field: 'method', value: 'passkey' },
        { field: 'items', value: '3' },
      ],
    },
  ],
  ['unusable changes', { changes: 'x', name: null }, { name: null, changes: [], details: [] }],
])('readDetail reads %s', (_, detail, expected) => {
  expect(readDetail(detail)).toEqual(expected);
});
