import { howToPay, isOverdue } from './due-date.ts';

it.each([
  ['sent', '2026-11-21', true],
  ['sent', '2026-11-22', false],
  ['sent', null, false],
  ['draft', '2026-11-21', false],
  ['paid', '2026-11-21', false],
  ['cancelled', '2026-11-21', false],
] as const)('on November 22 a %s invoice due on %s is overdue: %s', (status, dueOn, overdue) => {
  expect(isOverdue({ status, dueOn }, '2026-11-22')).toBe(overdue);
});

it('says how to pay what is not paid', () => {
  const terms = { paymentHandles: [{ label: 'Zelle', handle: 'pay@ours.example' }], paymentNote: 'Checks, too\n' };
  expect(howToPay({ status: 'sent', invoiceNumber: 'INV-1' }, terms)).toEqual([
    'Zelle: pay@ours.example',
    'Checks, too',
    'Please quote INV-1 with your payment.',
  ]);
  expect(howToPay({ status: 'paid', invoiceNumber: 'INV-1' }, terms)).toEqual([]);
  expect(howToPay({ status: 'sent', invoiceNumber: 'INV-1' }, { paymentHandles: [], paymentNote: '' })).toEqual([]);
});
