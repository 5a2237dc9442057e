import { arrivalText } from '@shop/contract/arrives-by';
import { fromCents, lineCents, signedCents } from '@shop/contract/money';
import { itemName, type OrderView, type RefundSummary } from '#modules/orders/index.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
import type { EmailContent, EmailLine } from '../email-content.js';

export interface OrderEmailInput {
  order: OrderView;
  settings: ShopSettingsView;
  /** Public address of the shop. */
  origin: string;
  /** Of an email about a refund that staff made. */
  refund?: RefundSummary | undefined;
}

export const dollars = (amount: string): string => `$${amount}`;

/**
 * Name and address of the buyer. An unpaid order costs nothing and its email address is unconfirmed, so its emails would
 * carry a stranger's words to anybody: the order page shows the address instead.
 */
function shipsTo({ shippingAddress: to, customerName, paymentStatus }: OrderView): NonNullable<EmailContent['details']> {
  if (paymentStatus === 'unpaid') return [];
  const value = `${customerName}\n${to.street}\n${to.street2 ? `${to.street2}\n` : ''}${to.city}, ${to.state} ${to.zipCode}\n${to.country}`;
  return [{ label: 'Ships to', value, isTyped: true }];
}

/** Mail programs need the whole address; the shop renders its stored files at this width. */
export function pictureOf(imageUrl: string | null, origin: string): Pick<EmailLine, 'image'> {
  return imageUrl?.startsWith('/api/images/') ? { image: `${origin}${imageUrl}?w=320` } : {};
}

/** What was added to the items, and what these cost without it. */
function sumsOf({ charges, items }: OrderView): NonNullable<EmailContent['sums']> {
  if (charges.length === 0) return [];
  const subtotal = items.reduce((sum, { priceAtTime, quantity }) => sum + lineCents(priceAtTime, quantity), 0);
  const rows = [
    { label: 'Subtotal', cents: subtotal },
    ...charges.map(({ label, amount }) => ({ label, cents: signedCents(amount) })),
  ];
  return rows.map(({ label, cents }) => ({ label, amount: `${cents < 0 ? '-' : ''}${dollars(fromCents(Math.abs(cents)))}` }));
}

type Item = OrderView['items'][number];

/** A line of some pieces of an item, or none. */
function pieces({ product, variant, priceAtTime }: Item, quantity: number, origin: string, remark = ''): EmailLine[] {
  if (quantity === 0) return [];
  const name = `${quantity} × ${itemName(product.name, variant?.label)}${remark}`;
  return [{ name, amount: dollars(fromCents(lineCents(priceAtTime, quantity))), ...pictureOf(product.imageUrl, origin) }];
}

/** The items, what was added to them, the total and where they go. */
export function orderLines(order: OrderView, origin: string): Pick<EmailContent, 'lines' | 'sums' | 'total' | 'details'> {
  return {
    lines: order.items.flatMap((item) => {
      const { quantity, notSent = 0 } = item;
      return [...pieces(item, quantity - notSent, origin), ...pieces(item, notSent, origin, ': not sent')];
    }),
    sums: sumsOf(order),
    total: dollars(order.totalAmount),
    details: [{ label: 'Order number', value: order.orderNumber }, ...shipsTo(order)],
  };
}

/** The fields of an email that shows the pieces of an order. */
export type Itemised = Pick<EmailContent, 'lines' | 'sums' | 'total' | 'details' | 'action'>;

export function itemised({ order, origin }: OrderEmailInput): Itemised {
  const { details = [], ...lines } = orderLines(order, origin);
  return {
    ...lines,
    details: [...(order.arrival ? [{ label: 'Arrives', value: arrivalText(order.arrival) }] : []), ...details],
    action: { label: 'See your order', url: `${origin}/order-confirmation/${order.id}` },
  };
}
