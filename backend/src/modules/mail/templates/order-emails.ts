import { fromCents, lineCents } from '@shop/contract/money';
import type { OrderView } from '#modules/orders/index.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';
import type { OrderMailKind } from '../mail.entity.js';
import { withoutLinks } from '../without-links.js';

interface OrderEmailInput {
  order: OrderView;
  settings: ShopSettingsView;
  /** Public address of the shop. */
  origin: string;
}

type OrderEmail = (input: OrderEmailInput) => EmailContent;

export const METHOD_NAMES: Record<OrderView['paymentMethod'], string> = {
  card: 'card',
  'apple-pay': 'Apple Pay',
  venmo: 'Venmo',
  cashapp: 'Cash App',
  zelle: 'Zelle',
};

const dollars = (amount: string): string => `$${amount}`;

/**
 * Name and address of the buyer. An unpaid order costs nothing and its email address is unconfirmed, so its emails would
 * carry a stranger's words to anybody: the order page shows the address instead.
 */
function shipsTo({ shippingAddress: to, customerName, paymentStatus }: OrderView): { label: string; value: string }[] {
  if (paymentStatus === 'unpaid') return [];
  const value = `${customerName}\n${to.street}\n${to.city}, ${to.state} ${to.zipCode}\n${to.country}`;
  return [{ label: 'Ships to', value: withoutLinks(value) }];
}

/** The items, the total and where they go. */
export function orderLines(order: OrderView): Pick<EmailContent, 'lines' | 'total' | 'details'> {
  return {
    lines: order.items.map((item) => ({
      name: `${item.quantity} × ${item.product.name}`,
      amount: dollars(fromCents(lineCents(item.priceAtTime, item.quantity))),
    })),
    total: dollars(order.totalAmount),
    details: [{ label: 'Order number', value: order.orderNumber }, ...shipsTo(order)],
  };
}

function itemised({ order, origin }: OrderEmailInput): Pick<EmailContent, 'lines' | 'total' | 'details' | 'action'> {
  return {
    ...orderLines(order),
    action: { label: 'See your order', url: `${origin}/order-confirmation/${order.id}` },
  };
}

/** How to pay with Venmo, Cash App or Zelle; undefined for card and Apple Pay. */
function paymentInstructions({ order, settings }: OrderEmailInput): string | undefined {
  const { paymentMethod, paymentStatus } = order;
  if (paymentMethod === 'card' || paymentMethod === 'apple-pay' || paymentStatus !== 'unpaid') return undefined;
  if (!settings.offeredMethods.includes(paymentMethod))
    return `Please write to ${settings.email} before you pay: our ${METHOD_NAMES[paymentMethod]} account has changed.`;
  return `To pay, send ${dollars(order.totalAmount)} with ${METHOD_NAMES[paymentMethod]} to ${settings.paymentHandles[paymentMethod]} and quote ${order.orderNumber}. We start on your order as soon as the payment is here.`;
}

/** Adds the tracking number, and a button to the carrier's page when its address is known. */
function withTracking(input: OrderEmailInput): Pick<EmailContent, 'lines' | 'total' | 'details' | 'action'> {
  const { tracking } = input.order;
  const content = itemised(input);
  if (!tracking) return content;
  const details = [{ label: 'Tracking number', value: `${tracking.carrier} ${tracking.number}` }, ...(content.details ?? [])];
  return { ...content, details, ...(tracking.url === null ? {} : { action: { label: 'Track your parcel', url: tracking.url } }) };
}

const present = (lines: (string | undefined)[]): string[] => lines.filter((line): line is string => line !== undefined);

/** The content of every email about an order. */
export const ORDER_EMAILS: Record<OrderMailKind, OrderEmail> = {
  'order-received': (input) => ({
    subject: `We have your order ${input.order.orderNumber}`,
    heading: 'Thank you for your order',
    paragraphs: present([
      'Your order is with us. People who are building a second chance will pick, fold and pack it.',
      paymentInstructions(input),
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
    paragraphs: present([
      'We are keeping your pieces aside, but not for long: unpaid orders are released.',
      paymentInstructions(input),
    ]),
    ...itemised(input),
  }),
  shipped: (input) => ({
    subject: `Your order ${input.order.orderNumber} is on its way`,
    heading: 'On its way',
    paragraphs: ['Your parcel has left us. It is usually with you within a few working days.'],
    ...withTracking(input),
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
