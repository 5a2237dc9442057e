import { fromCents, lineCents } from '@shop/contract/money';
import type { OrderView } from '#modules/orders/index.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';
import type { OrderMailKind } from '../mail-kinds.js';

export interface OrderEmailInput {
  order: OrderView;
  settings: ShopSettingsView;
  /** Public address of the shop. */
  origin: string;
}

type OrderEmail = (input: OrderEmailInput) => EmailContent;

const dollars = (amount: string): string => `$${amount}`;
const firstName = (order: OrderView): string => order.customerName.split(/\s+/, 1)[0] ?? order.customerName;

function addressOf({ shippingAddress: to, customerName }: OrderView): string {
  return `${customerName}\n${to.street}\n${to.city}, ${to.state} ${to.zipCode}\n${to.country}`;
}

function itemised({ order, origin }: OrderEmailInput): Pick<EmailContent, 'lines' | 'total' | 'facts' | 'action'> {
  return {
    lines: order.items.map((item) => ({
      name: `${item.quantity} × ${item.product.name}`,
      amount: dollars(fromCents(lineCents(item.priceAtTime, item.quantity))),
    })),
    total: dollars(order.totalAmount),
    facts: [
      { label: 'Order number', value: order.orderNumber },
      { label: 'Ships to', value: addressOf(order) },
    ],
    action: { label: 'See your order', url: `${origin}/order-confirmation/${order.id}` },
  };
}

/** How to pay by hand; undefined for card and Apple Pay. */
function payByHand({ order, settings }: OrderEmailInput): string | undefined {
  const ways: Partial<Record<OrderView['paymentMethod'], [string, string]>> = {
    venmo: ['Venmo', settings.paymentHandles.venmo],
    cashapp: ['Cash App', settings.paymentHandles.cashapp],
    zelle: ['Zelle', settings.paymentHandles.zelle],
  };
  const way = ways[order.paymentMethod];
  if (!way || order.paymentStatus !== 'unpaid') return undefined;
  return `To pay, send ${dollars(order.totalAmount)} with ${way[0]} to ${way[1]} and quote ${order.orderNumber}. We start on your order as soon as the payment is here.`;
}

/** The parcel's number first, and the carrier's page behind the button when we know it. */
function tracked(input: OrderEmailInput): Pick<EmailContent, 'lines' | 'total' | 'facts' | 'action'> {
  const { tracking } = input.order;
  const letter = itemised(input);
  if (!tracking) return letter;
  const facts = [{ label: 'Tracking number', value: `${tracking.carrier} ${tracking.number}` }, ...(letter.facts ?? [])];
  return { ...letter, facts, ...(tracking.url === null ? {} : { action: { label: 'Track your parcel', url: tracking.url } }) };
}

const present = (lines: (string | undefined)[]): string[] => lines.filter((line): line is string => line !== undefined);

/** What each mail about an order says. */
export const ORDER_EMAILS: Record<OrderMailKind, OrderEmail> = {
  'order-received': (input) => ({
    subject: `We have your order ${input.order.orderNumber}`,
    heading: `Thank you, ${firstName(input.order)}`,
    paragraphs: present([
      'Your order is with us. People who are building a second chance will pick, fold and pack it.',
      payByHand(input),
    ]),
    ...itemised(input),
  }),
  'payment-received': (input) => ({
    subject: `Your payment for ${input.order.orderNumber} is here`,
    heading: 'Payment received',
    paragraphs: [`We have ${dollars(input.order.totalAmount)} from you. Next, we pack your order and tell you when it leaves.`],
    ...itemised(input),
  }),
  'payment-reminder': (input) => ({
    subject: `Your order ${input.order.orderNumber} waits for its payment`,
    heading: 'Still interested?',
    paragraphs: present(['We are keeping your pieces aside, but not for long: unpaid orders are released.', payByHand(input)]),
    ...itemised(input),
  }),
  shipped: (input) => ({
    subject: `Your order ${input.order.orderNumber} is on its way`,
    heading: 'On its way',
    paragraphs: ['Your parcel has left us. It is usually with you within a few working days.'],
    ...tracked(input),
  }),
  cancelled: (input) => ({
    subject: `Your order ${input.order.orderNumber} was cancelled`,
    heading: 'Your order was cancelled',
    paragraphs: [
      input.order.paymentStatus === 'unpaid'
        ? 'Nothing was paid and nothing is owed. The pieces are back in the shop, and you are welcome to order again.'
        : 'If you paid, the money is going back the way it came. Write to us if anything is unclear.',
    ],
    ...itemised(input),
  }),
  refunded: (input) => ({
    subject: `A refund for your order ${input.order.orderNumber}`,
    heading: 'Your refund is on its way',
    paragraphs: [
      `We have refunded ${dollars(input.order.refundedAmount)} of ${dollars(input.order.totalAmount)}. Banks usually show it within ten working days.`,
    ],
    ...itemised(input),
  }),
};
