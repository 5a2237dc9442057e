import { idempotencyKeyFor, intentBody, orderBody, type OrderDraft } from './order-request.ts';
import { EMPTY_SHIPPING } from '../shipping/shipping-rules.ts';

const draft: OrderDraft = {
  sessionId: 'session-1',
  lines: [],
  totalCents: 9605,
  method: 'zelle',
  shipping: { ...EMPTY_SHIPPING, customerName: ' Amara ', customerPhone: ' ', notes: 'Ring twice' },
};

test('the body carries a two-decimal total and leaves blank answers out', () => {
  const { orderData } = orderBody(draft);
  expect(orderData).toMatchObject({ totalAmount: '96.05', customerName: 'Amara', customerPhone: undefined, notes: 'Ring twice' });
});

test('the same order keeps its key, a changed one gets a new one', () => {
  let made = 0;
  const newKey = () => `key-${(made += 1)}`;
  const first = idempotencyKeyFor(orderBody(draft), undefined, newKey);
  const again = idempotencyKeyFor(orderBody(draft), first, newKey);
  const changed = idempotencyKeyFor(orderBody({ ...draft, totalCents: 100 }), again, newKey);
  expect([first.key, again.key, changed.key]).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a card payment begins with the same facts, amount and method beside them', () => {
  const { amount, paymentMethod, orderData } = intentBody({ ...draft, method: 'card' });
  expect([amount, paymentMethod]).toEqual(['96.05', 'card']);
  expect(orderData).toMatchObject({ sessionId: 'session-1', customerName: 'Amara' });
  expect(Object.keys(orderData)).not.toEqual(expect.arrayContaining(['totalAmount']));
});
