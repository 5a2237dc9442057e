import { referenceOf } from './payment-reference.js';

const line = (externalId: string) => ({ source: 'venmo', externalId }) as const;

it('is the id of the transfer, with its source where the order waits for another method', () => {
  expect(referenceOf([line('3812')], 'venmo')).toBe('3812');
  expect(referenceOf([line('3812')], 'zelle')).toBe('venmo 3812');
});

it('names all transfers of an order that was paid in parts', () => {
  expect(referenceOf([line('1'), line('2')], 'venmo')).toBe('1, 2');
  expect(referenceOf([line('1'), line('2')], 'cashapp')).toBe('venmo 1, 2');
});

it('keeps the last 120 characters', () => {
  expect(referenceOf([line(`${'a'.repeat(100)}${'b'.repeat(119)}c`)], 'venmo')).toBe(`${'b'.repeat(119)}c`);
});
