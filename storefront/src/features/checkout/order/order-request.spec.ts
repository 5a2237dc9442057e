import { createClient, type CartLine, mapProductFlags, mapProductTexts } from '@shop/contract';
import { paymentIntentQuery } from '../api/create-payment-intent.ts';
import { EMPTY_SHIPPING } from '../shipping/shipping-rules.ts';
import { idempotencyKeyFor, intentBody, orderBody, type OrderDraft } from './order-request.ts';

const draft: OrderDraft = {
  sessionId: 'session-1',
  lines: [],
  totalCents: 9605,
  method: 'zelle',
  shipping: { ...EMPTY_SHIPPING, customerName: ' Amara ', customerPhone: ' ', notes: 'Ring twice' },
  shippingRateId: undefined,
  language: 'en-US',
};

test('the order body has a two-decimal total and omits blank fields', () => {
  const { orderData } = orderBody(draft);
  expect(orderData).toMatchObject({ totalAmount: '96.05', customerName: 'Amara', customerPhone: undefined, notes: 'Ring twice' });
});

test('the second line of the address and the shipping rate are sent only where there are some', () => {
  const plain = JSON.stringify(orderBody(draft));
  expect(plain).not.toMatch(/street2|shippingRateId/);
  const shipping = { ...draft.shipping, street: ' 12 Harbor Street', apartment: ' Unit 4 ' };
  const { orderData } = orderBody({ ...draft, shipping, shippingRateId: 'express' });
  expect(orderData).toMatchObject({
    shippingAddress: { street: '12 Harbor Street', street2: 'Unit 4' },
    shippingRateId: 'express',
  });
});

test.each([
  ['en-US', 'en-US'],
  ['es', 'es'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['en-US@posix', undefined],
  ['C', undefined],
  ['', undefined],
])('a browser in the language %j sends %j', (language, locale) => {
  expect(orderBody({ ...draft, language }).orderData.locale).toBe(locale);
  expect(intentBody({ ...draft, language, method: 'card' }).orderData.locale).toBe(locale);
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

const lineOf = (variant: CartLine['variant']): CartLine => ({
  id: 'line-1',
  quantity: 2,
  variant,
  needsSize: false,
  product: {
    ...mapProductTexts(() => null),
    ...mapProductFlags(() => false),
    id: 'hoodie',
    name: 'Dawn Hoodie',
    description: 'Warm.',
    price: '48.00',
    categoryId: null,
    category: null,
    artistId: null,
    artist: null,
    imageUrl: null,
    image: null,
    videoUrl: null,
    stockQuantity: 5,
    inStock: true,
    colors: [],
    optionNames: variant ? ['Size'] : [],
    sizes: [],
    priceVaries: false,
    opensAt: null,
    mostPerOrder: null,
  },
});

const sized = (label: string): OrderDraft => ({ ...draft, lines: [lineOf({ id: `size-${label}`, label })] });

test('a line of a size names it; a line without sizes is sent as before', () => {
  expect(orderBody(sized('M')).cartItems).toEqual([{ productId: 'hoodie', variantId: 'size-M', quantity: 2 }]);
  const unsized = orderBody({ ...draft, lines: [lineOf(null)] });
  expect(JSON.stringify(unsized.cartItems)).toBe('[{"productId":"hoodie","quantity":2}]');
});

test('another size at the same price is another order and another payment', () => {
  const [medium, large] = [sized('M'), sized('L')];
  const key = idempotencyKeyFor(orderBody(medium), undefined, () => 'key-1');
  expect(idempotencyKeyFor(orderBody(large), key, () => 'key-2').key).toBe('key-2');
  const keyOf = (order: OrderDraft) => paymentIntentQuery(createClient(), { ...order, method: 'card' }).queryKey;
  expect(keyOf(medium)).not.toEqual(keyOf(large));
  expect(keyOf(medium)).not.toEqual(keyOf({ ...medium, shippingRateId: 'express' }));
});
