import { sampleSettings } from '#test/support/builders/settings.js';
import type { OrderView } from '#modules/orders/index.js';
import { renderHtml, renderText } from '../email-content.js';
import type { OrderMailKind } from '../mail.entity.js';
import { contactEmail } from './contact-email.js';
import { orderNoticeEmail } from './notice-emails.js';
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
    receivedAmount: over.paymentStatus === 'paid' || over.paymentStatus === 'refunded' ? '48.00' : '0.00',
    amountDue: '48.00',
    paymentStatus: 'unpaid',
    paymentMethod: 'zelle',
    status: 'pending',
    tracking: null,
    paymentSentAt: null,
    arrival: null,
    charges: [],
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
    const notice = orderNoticeEmail(hostile({ customerName: 'Ada www.example.com' }), 'https://shop.example');
    expect(`${notice.heading} ${notice.subject}`).not.toMatch(/Ada|example/);
    for (const form of [renderHtml(notice, SENDER), renderText(notice, SENDER)]) {
      expect(form).toContain('Ada www');
      expect(form).not.toMatch(/www\.example|example\.com/);
    }
    const message = { id: 'm', name: 'evil.example', email: 'a@b.co', subject: 'general', message: 'x' };
    expect(contactEmail(message as Parameters<typeof contactEmail>[0], 'https://shop.example').heading).not.toMatch(/evil/);
  });
});

it('an address that is copied from an email holds no character that nobody sees', () => {
  const address = { street: '12 St.Clair Ave', city: 'St.Louis', state: 'MO', zipCode: '02139', country: 'United States' };
  const order = hostile({ paymentStatus: 'paid', customerName: 'J.Moore', shippingAddress: address });
  const [html = '', text = ''] = bothForms('payment-received', order);
  const copied = html.replaceAll('<br>', '\n').replace(/<[^>]*>/g, '');
  expect(copied).toContain('J.Moore\n12 St.Clair Ave\nSt.Louis, MO 02139\nUnited States');
  expect(text).toContain('Ships to: J. Moore, 12 St. Clair Ave, St. Louis, MO 02139, United States');
  expect(html + text).not.toMatch(/[\u200b-\u200f\u2060\ufeff\u00ad]/);
});

it('the first email of an unpaid order says until when its pieces are held, in the shop’s time zone', () => {
  const order = hostile({ paymentDueAt: new Date('2026-11-24T20:05:00Z') });
  for (const form of bothForms('order-received', order)) {
    expect(form).toMatch(/Please pay by Tuesday, November 24/);
    expect(form).toContain('We will hold your pieces until then; after that, the order is cancelled.');
  }
});

it('says when it arrives, if the shop promises a time', () => {
  const settings = sampleSettings({ delivery: { packDays: 2, transitDaysMin: 9, transitDaysMax: 9 } });
  const emailOf = (kind: OrderMailKind, over: Partial<OrderView>) =>
    ORDER_EMAILS[kind]({ order: hostile(over), settings, origin: 'https://shop.example' });
  const paid = { paymentStatus: 'paid', arrival: { first: '2026-12-01', last: '2026-12-07' } } as const;
  for (const kind of ['order-received', 'payment-received', 'shipped'] as const) {
    expect(emailOf(kind, paid).details).toContainEqual({ label: 'Arrives', value: 'Dec 1 to 7' });
  }
  expect(
    emailOf('order-received', { deliveryTime: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 } }).paragraphs.at(-1),
  ).toMatch(/payment arrives\. It is with you 3 to 7 business days later\.$/);
});

it.each([
  ['/api/images/hoodie.webp', ['https://shop.example/api/images/hoodie.webp?w=320']],
  [null, []],
])('the piece with the image %j is shown by %j', (imageUrl, addresses) => {
  const { items } = hostile();
  for (const { product } of items) product.imageUrl = imageUrl;
  const [html = ''] = bothForms('order-received', hostile({ items }));
  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address)).toEqual(addresses);
});

describe('an order paid by hand, whose buyer was told to send the money first', () => {
  const paragraphsOf = (kind: OrderMailKind, over: Partial<OrderView> = {}): readonly string[] =>
    ORDER_EMAILS[kind]({ order: hostile(over), settings: sampleSettings(), origin: 'https://shop.example' }).paragraphs;
  const DONE = 'Already sent $48.00 with Zelle? You are done: we will email you when it arrives.';

  it.each<OrderMailKind>(['order-received', 'payment-reminder'])('is not asked to pay again: %s', (kind) => {
    const paragraphs = paragraphsOf(kind);
    const [done, ask] = [
      paragraphs.indexOf(DONE),
      paragraphs.findIndex((text) => text.startsWith('Not yet? To pay, send $48.00 with Zelle to')),
    ];
    expect(done).toBeGreaterThanOrEqual(0);
    expect(ask).toBe(done + 1);
  });

  it.each<OrderMailKind>(['order-received', 'payment-reminder'])(
    'is believed when they say that they have sent it: %s',
    (kind) => {
      const [, ...rest] = paragraphsOf(kind, { paymentSentAt: new Date() });
      expect(rest).toEqual([
        'You told us that you have sent $48.00 with Zelle. We are looking for it and will email you when it arrives.',
      ]);
    },
  );

  it('says the same while our account has changed', () => {
    const order = hostile();
    const settings = sampleSettings({ offeredMethods: [] });
    const { paragraphs } = ORDER_EMAILS['order-received']({ order, settings, origin: 'https://shop.example' });
    expect(paragraphs).toContain(DONE);
    expect(paragraphs).toContain(`Not yet? Please write to ${settings.email} before you pay: our Zelle account has changed.`);
  });

  it('is never called "not charged" when it is cancelled: the money may be on its way', () => {
    const { email } = sampleSettings();
    expect(paragraphsOf('cancelled')).toEqual([
      `No payment has reached us. Already sent $48.00? It stays yours: write to ${email} with ORD-ABCD2345, and we send it back.`,
      'The pieces are back in the shop, and you are welcome to order again.',
    ]);
  });

  it('says what is owed back when it is cancelled after the payment', () => {
    expect(paragraphsOf('cancelled', { paymentStatus: 'paid' })[0]).toBe(
      'We are returning $48.00 to the account it came from. Please write to us with any questions.',
    );
    expect(paragraphsOf('cancelled', { paymentStatus: 'paid', refundedAmount: '18.00' })[0]).toContain('returning $30.00 to');
  });
});

it.each([
  ['unpaid', 'You were not charged.'],
  ['voided', 'You were not charged.'],
  ['paid', 'We are returning $48.00 to the account it came from.'],
  ['refunded', 'We have refunded $48.00 to the account it came from.'],
] as const)('a cancelled, %s order by card says "%s"', (paymentStatus, text) => {
  const order = hostile({
    paymentMethod: 'card',
    paymentStatus,
    refundedAmount: paymentStatus === 'refunded' ? '48.00' : '0.00',
  });
  const [first] = ORDER_EMAILS.cancelled({ order, settings: sampleSettings(), origin: 'https://shop.example' }).paragraphs;
  expect(first).toContain(text);
});
