import { sampleSettings } from '#test/support/builders/settings.js';
import type { OrderView, RefundSummary } from '#modules/orders/index.js';
import { renderText } from '../email-content.js';
import { ORDER_EMAILS } from './order-emails.js';

const ORIGIN = 'https://shop.example';
const SENDER = { shopName: 'Shop', tagline: 'Hope.', email: 'hello@shop.example' };
const item = (name: string, quantity: number, priceAtTime: string, notSent?: number) => ({
  id: name,
  productId: name,
  quantity,
  ...(notSent === undefined ? {} : { notSent }),
  priceAtTime,
  product: { id: name, name, imageUrl: null },
});
/** 10 tees and a cap for $210.00, of which $90.00 is refunded: the cap and 4 tees are not sent. */
const ORDER = {
  id: '5b0c8f5e-4f2e-4d3a-9b0e-3d6f6a7b8c9d',
  orderNumber: 'ORD-ABCD2345',
  customerName: 'Ada Moore',
  shippingAddress: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21230', country: 'United States' },
  totalAmount: '210.00',
  refundedAmount: '90.00',
  paymentStatus: 'paid',
  status: 'processing',
  tracking: null,
  arrival: { first: '2026-12-02', last: '2026-12-08' },
  items: [item('Pick Tee', 10, '20.00', 4), item('Pick Cap', 1, '10.00', 1)],
  charges: [],
} as unknown as OrderView;
const tees = { itemId: 't', name: 'Pick Tee', cents: 8_000, notSent: 4 };
const textOf = (refund?: Partial<RefundSummary>, order = ORDER): string => {
  const whole = refund && { cents: 8_000, shippingCents: 0, lines: [], ...refund };
  return renderText(ORDER_EMAILS.refunded({ order, settings: sampleSettings(), origin: ORIGIN, refund: whole }), SENDER);
};

describe('the email of a refund', () => {
  it('names this refund, its pieces and the sum so far, and promises no arrival', () => {
    const text = textOf({ lines: [tees] });
    expect(text).toContain('We have refunded $80.00. Together with earlier refunds, that is $90.00 of $210.00. Banks usually');
    expect(text).toContain('\n- 4 × Pick Tee, not sent: $80.00\n');
    expect(text).toContain('Total: $80.00');
    expect(text).not.toMatch(/Cap|Arrives|10 ×/);
  });

  it('names shipping and sales tax beside the pieces', () => {
    const text = textOf({ cents: 9_080, shippingCents: 600, lines: [{ ...tees, notSent: null }] });
    expect(text).toContain('- Pick Tee: $80.00\nShipping: $6.00\nSales tax: $4.80\nTotal: $90.80');
  });

  it('of shipping alone names no piece', () => {
    const text = textOf({ cents: 600, shippingCents: 600 });
    expect(text).toContain('\n\nShipping: $6.00\nTotal: $6.00');
    expect(text).not.toMatch(/Tee|Cap/);
  });

  it.each<[string, Partial<RefundSummary> | undefined, string]>([
    ['the only one', { cents: 9_000 }, 'We have refunded $90.00 of $210.00.'],
    ['a second one', { cents: 2_000 }, 'We have refunded $20.00. Together with earlier refunds, that is $90.00 of $210.00.'],
    ['one of the provider’s dashboard', undefined, 'We have refunded $90.00 of $210.00.'],
  ])('of an amount, %s, is about the order', (_, refund, text) => {
    expect(textOf(refund)).toContain(text);
    expect(textOf(refund)).toContain('Total: $210.00');
  });
});

it('emails of an order tell pieces that are sent from those that are not', () => {
  const content = ORDER_EMAILS.shipped({ order: ORDER, settings: sampleSettings(), origin: ORIGIN });
  expect(content.lines?.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    '6 × Pick Tee $120.00',
    '4 × Pick Tee: not sent $80.00',
    '1 × Pick Cap: not sent $10.00',
  ]);
});
