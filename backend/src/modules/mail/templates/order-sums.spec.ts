import { sampleSettings } from '#test/support/builders/settings.js';
import type { OrderView } from '#modules/orders/index.js';
import { ORDER_MAIL_KINDS, type OrderMailKind } from '../mail.entity.js';
import { renderHtml, renderText } from '../email-content.js';
import { orderNoticeEmail } from './notice-emails.js';
import { ORDER_EMAILS } from './order-emails.js';

const ORIGIN = 'https://shop.example';
const SENDER = { shopName: 'Shop', tagline: 'Hope.', email: 'hello@shop.example' };
const orderWith = (over: Partial<OrderView> = {}, imageUrl: string | null = null): OrderView =>
  ({
    id: '5b0c8f5e-4f2e-4d3a-9b0e-3d6f6a7b8c9d',
    orderNumber: 'ORD-ABCD2345',
    customerName: 'Ada Moore',
    shippingAddress: { street: '12 Canal Street', city: 'Baltimore', state: 'MD', zipCode: '21230', country: 'United States' },
    totalAmount: '96.00',
    refundedAmount: '0.00',
    receivedAmount: '96.00',
    amountDue: '0.00',
    paymentStatus: 'paid',
    paymentMethod: 'card',
    status: 'confirmed',
    tracking: null,
    paymentSentAt: null,
    arrival: null,
    items: [{ id: 'i', productId: 'p', quantity: 2, priceAtTime: '48.00', product: { id: 'p', name: 'Hoodie', imageUrl } }],
    charges: [],
    ...over,
  }) as unknown as OrderView;
const CHARGES: OrderView['charges'] = [
  { kind: 'shipping', label: 'Shipping: Standard, 3 to 5 days', amount: '6.00' },
  { kind: 'tax', label: 'Sales tax (MD 6%)', amount: '5.46' },
  { kind: 'discount', label: 'Spring', amount: '-5.00' },
];

function formsOf(kind: OrderMailKind, over: Partial<OrderView> = {}): { html: string; text: string } {
  const content = ORDER_EMAILS[kind]({ order: orderWith(over), settings: sampleSettings(), origin: ORIGIN });
  return { html: renderHtml(content, SENDER), text: renderText(content, SENDER) };
}

const TD = 'padding:10px 0;border-bottom:1px solid #ddd2bf;font-size:15px;color:#1c1917';
const SUM = 'padding:12px 0;font-size:17px;font-weight:bold';
const TABLE =
  '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 16px">' +
  `<tr><td style="${TD}">2 × Hoodie</td><td align="right" style="${TD};white-space:nowrap">$96.00</td></tr>` +
  `<tr><td style="${SUM}">Total</td><td align="right" style="${SUM};white-space:nowrap">$96.00</td></tr></table>`;

describe('an order without shipping and tax', () => {
  it.each(ORDER_MAIL_KINDS)('has the bytes of the release before in its pieces: %s', (kind) => {
    const { html, text } = formsOf(kind);
    expect(html).toContain(`</p>\n${TABLE}<p `);
    expect(text).toContain('\n\n- 2 × Hoodie: $96.00\nTotal: $96.00\n\nOrder number: ORD-ABCD2345\n');
  });
});

describe('an order with shipping and tax', () => {
  const ROWS = [
    '- 2 × Hoodie: $96.00',
    'Subtotal: $96.00',
    'Shipping: Standard, 3 to 5 days: $6.00',
    'Sales tax (MD 6%): $5.46',
    'Spring: -$5.00',
    'Total: $102.46',
  ];

  it.each(ORDER_MAIL_KINDS)('shows each amount between its pieces and its total: %s', (kind) => {
    const { html, text } = formsOf(kind, { charges: CHARGES, totalAmount: '102.46' });
    expect(text).toContain(`\n\n${ROWS.join('\n')}\n\n`);
    const cells = [...html.matchAll(/<td[^>]*>([^<]+)<\/td>/g)].map(([, cell]) => cell);
    const sums = [
      ['Subtotal', '$96.00'],
      ...CHARGES.map(({ label }, n) => [label, ['$6.00', '$5.46', '-$5.00'][n]]),
      ['Total', '$102.46'],
    ];
    expect(cells.slice(2)).toEqual(sums.flat());
  });

  it('shows them to staff too, beside pictures in as many columns', () => {
    const notice = orderNoticeEmail(orderWith({ charges: CHARGES, totalAmount: '102.46' }, '/api/images/a.webp'), ORIGIN);
    expect(renderText(notice, SENDER)).toContain(ROWS.join('\n'));
    expect(renderHtml(notice, SENDER).match(/<td colspan="2" /g)).toHaveLength(5);
  });
});

describe('an order of which artists get a part', () => {
  const artistShares = [
    { artistName: 'Marisol Vega', amount: '32.00' },
    { artistName: 'Rosa & Ana', amount: '4.50' },
  ];

  it.each(['order-received', 'payment-received'] as const)('says it before its pieces: %s', (kind) => {
    const { html, text } = formsOf(kind, { artistShares });
    const sentences = '$32.00 of this order goes to Marisol Vega.\n\n$4.50 of this order goes to Rosa & Ana.';
    expect(text).toContain(`${sentences}\n\n- 2 × Hoodie: $96.00`);
    expect(html).toContain('$4.50 of this order goes to Rosa &#38; Ana.</p>');
  });

  it('says what will go to them while it is not paid', () => {
    const { text } = formsOf('order-received', { artistShares, paymentStatus: 'unpaid', paymentMethod: 'zelle' });
    expect(text).toContain('$32.00 of this order will go to Marisol Vega.');
  });

  it.each(ORDER_MAIL_KINDS.filter((kind) => !['order-received', 'payment-received'].includes(kind)))(
    'says nothing of it in the mail %s',
    (kind) => expect(formsOf(kind, { artistShares }).text).not.toContain('Marisol'),
  );
});
