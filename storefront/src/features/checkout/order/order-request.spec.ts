import { EMPTY_SHIPPING } from '../shipping/shipping-rules.ts';
import { idempotencyKeyFor, intentBody, orderBody, type OrderDraft } from './order-request.ts';

const draft: OrderDraft = {
  sessionId: 'session-1',
  lines: [],
  totalCents: 9605,
  method: 'zelle',
  shipping: { ...EMPTY_SHIPPING, customerName: ' Amara ', customerPhone: ' ', notes: 'Ring twice' },
};

test('the order body has a two-decimal total and omits blank fields', () => {
  const { orderData } = orderBody(draft);
  expect(orderData).toMatchObject({ totalAmount: '96.05', customerName: 'Amara', customerPhone: undefined, notes: 'Ring twice' });
});

test('the same order keeps its idempotency key, a changed one gets a new key', () => {
  let created = 0;
  const createKey = () => `key-${(created += 1)}`;
  const first = idempotencyKeyFor(orderBody(draft), undefined, createKey);
  const again = idempotencyKeyFor(orderBody(draft), first, createKey);
  const changed = idempotencyKeyFor(orderBody({ ...draft, totalCents: 100 }), again, createKey);
  expect([first.key, again.key, changed.key]).toEqual(['key-1', 'key-1', 'key-2']);
});

test('the intent body has the same order data, with amount and method beside it', () => {
  const { amount, paymentMethod, orderData } = intentBody({ ...draft, method: 'card' });
  expect([amount, paymentMethod]).toEqual(['96.05', 'card']);
  expect(orderData).toMatchObject({ sessionId: 'session-1', customerName: 'Amara' });
  expect(Object.keys(orderData)).not.toEqual(expect.arrayContaining(['totalAmount']));
});
