import type { Invoice } from '@shop/contract';
import { emptyRow } from './invoice-rows.ts';
import { amountQuestion, changedAfterSending } from './sent-amount.ts';

const row = (quantity: string, unitPrice: string) => ({ ...emptyRow(), quantity, unitPrice });
const invoice = (status: Invoice['status']) => ({ status, totalAmount: '1032.00', taxAmount: '0.00' }) as Invoice;

it.each([
  ['sent', '24', 'This invoice was sent with $1,032.00. Save it with $816.00?'],
  ['paid', '24', 'This invoice is paid with $1,032.00. Save it with $816.00?'],
  ['draft', '24', undefined],
  ['cancelled', '24', undefined],
] as const)('saving another amount of a %s invoice of %s pieces asks: %s', (status, quantity, question) => {
  const asked = amountQuestion({ items: [row(quantity, '34.00')], taxAmount: '' }, invoice(status));
  if (question === undefined) expect(asked).toBeUndefined();
  else expect(asked).toContain(question);
});

it('the same amount and a new invoice need no question', () => {
  expect(amountQuestion({ items: [row('24', '43.00')], taxAmount: '' }, invoice('sent'))).toBeUndefined();
  expect(amountQuestion({ items: [row('24', '43.00')], taxAmount: '' }, null)).toBeUndefined();
});

it('another sales tax is another amount, however it is written', () => {
  const taxed = Object.assign(invoice('sent'), { totalAmount: '1093.92', taxAmount: '61.92' });
  const items = [row('24', '43.00')];
  expect(amountQuestion({ items, taxAmount: '61.920' }, taxed)).toContain('with $1,093.92. Save it with $1,032.00?');
  expect(amountQuestion({ items, taxAmount: '61.92' }, taxed)).toBeUndefined();
  expect(amountQuestion({ items, taxAmount: '60' }, taxed)).toContain('with $1,093.92. Save it with $1,092.00?');
});

it.each([
  [null, undefined],
  ['913.00', undefined],
  ['1032.00', 'Changed after sending: was $1,032.00'],
])('an invoice of $913 that was sent with %s shows %s', (sentTotal, text) => {
  expect(changedAfterSending({ sentTotal, totalAmount: '913.00' })).toBe(text);
});
