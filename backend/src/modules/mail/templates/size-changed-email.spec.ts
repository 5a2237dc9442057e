import { sampleSettings } from '#test/support/builders/settings.js';
import type { OrderView } from '#modules/orders/index.js';
import { sizeChangedEmail } from './size-changed-email.js';

const ORDER = {
  id: '5b0c8f5e-4f2e-4d3a-9b0e-3d6f6a7b8c9d',
  orderNumber: 'ORD-ABCD2345',
  totalAmount: '52.00',
  amountDue: '0.00',
  overpaidAmount: '0.00',
  paymentStatus: 'paid',
  paymentMethod: 'zelle',
  paymentSentAt: null,
  shippingAddress: { street: '', city: '', state: '', zipCode: '', country: '' },
  items: [],
  charges: [],
} as unknown as OrderView;

const textOf = (over: Partial<OrderView>): string => {
  const input = { order: Object.assign({}, ORDER, over), settings: sampleSettings(), origin: 'https://shop.example' };
  return sizeChangedEmail(input, '1 × Hoodie, M to L').paragraphs.join(' ');
};

describe('the email about a new size', () => {
  it('says what has changed, and nothing of money when the price is the same', () => {
    expect(textOf({})).toBe('We have changed your order: 1 × Hoodie, M to L.');
  });

  it('asks an unpaid order for its new total, but not those who have sent the old one', () => {
    const unpaid = { paymentStatus: 'unpaid', amountDue: '52.00' } as const;
    expect(textOf(unpaid)).toMatch(
      /now \$52\.00\. Already sent your payment\? Please do not send it again.*To pay, send \$52\.00 with Zelle/,
    );
    expect(textOf({ ...unpaid, paymentSentAt: new Date() })).not.toContain('To pay');
  });

  it('asks for the rest of a paid order, with the card it was not charged to', () => {
    expect(textOf({ amountDue: '4.00' })).toContain('$4.00 is still to be paid. To pay, send $4.00 with Zelle');
    expect(textOf({ amountDue: '4.00', paymentMethod: 'card' })).toContain('Your card was not charged again: please write to');
  });

  it('says what was paid too much, without a promise of the shop', () => {
    expect(textOf({ overpaidAmount: '4.00' })).toContain('You have paid $4.00 more than your order costs now.');
  });
});
