import { sampleSettings } from '#test/support/builders/settings.js';
import type { OrderView } from '#modules/orders/index.js';
import { renderHtml, renderText } from '../email-content.js';
import type { OrderMailKind } from '../mail.entity.js';
import { contactEmail } from './contact-email.js';
import { ORDER_EMAILS } from './order-emails.js';

const hostile = (over: Partial<OrderView> = {}): OrderView =>
  ({
    id: '5b0c8f5e-4f2e-4d3a-9b0e-3d6f6a7b8c9d',
    orderNumber: 'ORD-ABCD2345',
    customerEmail: 'victim@example.com',
    customerName: 'https://evil.example/prize You won',
    shippingAddress: {
      street: 'Click www.evil.example now',
      city: 'evil.example',
      state: 'MD',
      zipCode: '21202',
      country: 'United States',
    },
    totalAmount: '48.00',
    refundedAmount: '0.00',
    paymentStatus: 'unpaid',
    paymentMethod: 'zelle',
    status: 'pending',
    tracking: null,
    items: [{ id: 'i', productId: 'p', quantity: 1, priceAtTime: '48.00', product: { id: 'p', name: 'Hoodie', imageUrl: null } }],
    ...over,
  }) as OrderView;

const SENDER = { shopName: 'Shop', tagline: 'Hope.', email: 'hello@shop.example' };

function bothForms(kind: OrderMailKind, order: OrderView): string[] {
  const content = ORDER_EMAILS[kind]({ order, settings: sampleSettings(), origin: 'https://shop.example' });
  return [renderHtml(content, SENDER), renderText(content, SENDER)];
}

describe('emails to an address that nobody has confirmed (threat 75)', () => {
  it.each<OrderMailKind>(['order-received', 'payment-reminder', 'cancelled'])(
    'contain nothing that the buyer of an unpaid order wrote: %s',
    (kind) => {
      for (const form of bothForms(kind, hostile())) {
        expect(form).toContain('ORD-ABCD2345');
        expect(form).not.toMatch(/evil|prize|Click|You won/);
      }
    },
  );

  it.each<OrderMailKind>(['order-received', 'payment-received', 'shipped', 'cancelled', 'refunded'])(
    'show the address of a paid order without anything that becomes a link: %s',
    (kind) => {
      for (const form of bothForms(kind, hostile({ paymentStatus: 'paid' }))) {
        expect(form).toContain('You won');
        expect(form).not.toMatch(/evil\.example|www\.evil|https:\/\/evil/);
      }
    },
  );

  it('keep the shopper’s text out of headings and subjects', () => {
    for (const template of Object.values(ORDER_EMAILS)) {
      const { heading, subject } = template({ order: hostile(), settings: sampleSettings(), origin: 'https://shop.example' });
      expect(`${heading} ${subject}`).not.toMatch(/evil|won/);
    }
    const message = { id: 'm', name: 'evil.example', email: 'a@b.co', subject: 'general', message: 'x' };
    expect(contactEmail(message as Parameters<typeof contactEmail>[0], 'https://shop.example').heading).not.toMatch(/evil/);
  });
});

it('the first email of an unpaid order says until when its pieces are held, in the shop’s time zone', () => {
  const order = hostile({ paymentDueAt: new Date('2026-11-24T20:05:00Z') });
  for (const form of bothForms('order-received', order)) {
    expect(form).toMatch(/Please pay by Tuesday, November 24/);
    expect(form).toContain('We will hold your pieces until then; after that, the order is cancelled.');
  }
});
