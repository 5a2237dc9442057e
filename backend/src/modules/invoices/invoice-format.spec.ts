import { formatCalendarDay, formatDay, formatDollars, howToPay } from './invoice-format.js';

const HANDLES = [
  { label: 'Venmo', handle: '@Ours-Shop' },
  { label: 'Zelle', handle: 'pay@ours.example' },
];
const number = { invoiceNumber: 'INV-2026-0042' };

describe('how to pay', () => {
  it.each(['draft', 'sent'] as const)('lists the ways of the shop and the number to quote on a %s invoice', (status) => {
    expect(howToPay({ ...number, status }, { paymentHandles: HANDLES, paymentNote: 'Checks to Ours\n\nor in person' })).toEqual([
      'Venmo: @Ours-Shop',
      'Zelle: pay@ours.example',
      'Checks to Ours',
      'or in person',
      'Please quote INV-2026-0042 with your payment.',
    ]);
  });

  it.each(['paid', 'cancelled'] as const)('says nothing on a %s invoice', (status) => {
    expect(howToPay({ ...number, status }, { paymentHandles: HANDLES, paymentNote: 'x' })).toEqual([]);
  });

  it('says nothing when the shop offers no way', () => {
    expect(howToPay({ ...number, status: 'sent' }, { paymentHandles: [], paymentNote: '' })).toEqual([]);
  });
});

it('writes a moment in the time zone of the shop and leaves a calendar day alone', () => {
  const evening = new Date('2027-01-01T03:30:00Z');
  expect(formatDay(evening, 'America/New_York')).toBe('December 31, 2026');
  expect(formatDay(evening, 'UTC')).toBe('January 1, 2027');
  expect(formatCalendarDay('2026-12-21')).toBe('December 21, 2026');
});

it('groups thousands', () => {
  expect(formatDollars('1032.00')).toBe('$1,032.00');
});
