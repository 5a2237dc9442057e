import type { NewOrderItem } from '../../orders/index.js';
import type { Charge } from '../../pricing/index.js';
import { checkoutFingerprint } from './checkout-fingerprint.js';

const item = (productId: string, over: Partial<NewOrderItem> = {}): NewOrderItem => ({
  productId,
  quantity: 1,
  price: '48.00',
  name: 'Shirt',
  imageUrl: null,
  ...over,
});
const CART = [item('a'), item('b', { variantId: 's', quantity: 2 })];

describe('the fingerprint of a card checkout', () => {
  it.each<[string, NewOrderItem[]]>([
    ['another order of items', CART.toReversed()],
    ['another name or image', CART.map((one) => ({ ...one, name: 'Renamed', imageUrl: '/x' }))],
  ])('is the same with %s', (_, items) => {
    expect(checkoutFingerprint(items, 'card', [])).toBe(checkoutFingerprint(CART, 'card', []));
  });

  it.each<[string, NewOrderItem[]]>([
    ['an item less', CART.slice(0, 1)],
    ['another product', [item('c'), ...CART.slice(1)]],
    ['another size', [item('a'), item('b', { variantId: 'm', quantity: 2 })]],
    ['no size', [item('a'), item('b', { quantity: 2 })]],
    ['another quantity', [item('a', { quantity: 2 }), ...CART.slice(1)]],
    ['another price', [item('a', { price: '48.01' }), ...CART.slice(1)]],
  ])('differs with %s', (_, items) => {
    expect(checkoutFingerprint(items, 'card', [])).not.toBe(checkoutFingerprint(CART, 'card', []));
  });

  it('differs with another method, and tells quantity and price apart', () => {
    expect(checkoutFingerprint(CART, 'apple-pay', [])).not.toBe(checkoutFingerprint(CART, 'card', []));
    expect(checkoutFingerprint([item('a', { quantity: 11, price: '1.00' })], 'card', [])).not.toBe(
      checkoutFingerprint([item('a', { quantity: 1, price: '11.00' })], 'card', []),
    );
  });

  it('differs with each part of the charges, also when only the state of an equal tax is another one', () => {
    const tax: Charge = {
      kind: 'tax',
      label: 'Sales tax: State',
      cents: 288,
      lineKey: 'a',
      state: 'MD',
      authority: 'State',
      ratePpm: 60_000,
      taxableCents: 4_800,
    };
    const others: Partial<Charge>[] = [
      { state: 'VA' },
      { cents: 289 },
      { lineKey: null },
      { ratePpm: 60_001 },
      { taxableCents: 4_801 },
      { authority: 'County' },
    ];
    const digests = [[], [tax], [tax, tax], ...others.map((over) => [{ ...tax, ...over }])];
    expect(new Set(digests.map((charges) => checkoutFingerprint(CART, 'card', charges))).size).toBe(digests.length);
  });
});
