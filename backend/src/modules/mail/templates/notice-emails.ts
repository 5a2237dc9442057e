import type { DescribedDiscrepancy } from '#modules/checkout/index.js';
import type { OrderView } from '#modules/orders/index.js';
import { type HandleChange, methodInSentence } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';
import { orderLines } from './order-content.js';

const valueOf = (handle: string): string => (handle === '' ? '(none)' : handle);

/** Warns all staff: money that shoppers send goes to another account from now on. */
export function handleChangedEmail(change: HandleChange, timeZone: string, origin: string): EmailContent {
  const method = methodInSentence(change.handle);
  const changedAt = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    subject: `The ${method} account of your shop was changed`,
    heading: `${method} payments go to another account`,
    paragraphs: [
      `${change.adminName} changed the ${method} account that shoppers are told to pay. Unpaid orders may still be paid to the old one.`,
      'If none of you did this, change it back now and sign that account out.',
    ],
    details: [
      { label: 'Old value', value: valueOf(change.before) },
      { label: 'New value', value: valueOf(change.after) },
      { label: 'Changed at', value: changedAt.format(change.changedAt) },
    ],
    action: { label: 'Open the settings', url: `${origin}/admin/settings` },
  };
}

/** Tells staff about a new order. */
export function orderNoticeEmail(order: OrderView, origin: string): EmailContent {
  const method = methodInSentence(order.paymentMethod);
  const { details = [], ...lines } = orderLines(order, origin);
  return {
    subject: `New order ${order.orderNumber}: $${order.totalAmount}`,
    // A mail program makes a link of a name such as "Ada www.example.com", so no name is in large type.
    heading: `New order ${order.orderNumber}`,
    paragraphs: [
      order.paymentStatus === 'unpaid'
        ? `Not paid yet: wait for $${order.totalAmount} with ${method}, quoting ${order.orderNumber}.`
        : `The payment with ${method} is ${order.paymentStatus}.`,
    ],
    ...lines,
    details: [{ label: 'Customer', value: order.customerName, isTyped: true }, ...details],
    action: { label: 'Open the order', url: `${origin}/admin/orders/${order.id}` },
  };
}

export function testEmail(adminName: string, url: string): EmailContent {
  return {
    subject: 'A test from your shop',
    heading: 'This email has arrived',
    paragraphs: [`${adminName} sent it from the shop's settings. Press the button to confirm that the shop's emails arrive.`],
    action: { label: 'It has arrived', url },
  };
}

export function soldOutEmail(names: readonly string[], origin: string): EmailContent {
  return {
    subject: names.length === 1 ? `Sold out: ${names[0]}` : `Sold out: ${names.length} products`,
    heading: 'The last piece was sold',
    paragraphs: [names.join('\n'), 'Shoppers see it as out of stock. Add stock when you have more.'],
    action: { label: 'Open the products', url: `${origin}/admin/products` },
  };
}

/** A payment and its order disagree. */
export function paymentNoticeEmail(problem: DescribedDiscrepancy, origin: string): EmailContent {
  const { message, orderId, orderNumber, paymentIntentId } = problem;
  return {
    subject: orderNumber === null ? 'A payment needs your attention' : `The payment of ${orderNumber} needs your attention`,
    heading: 'A payment and its order disagree',
    paragraphs: [message],
    details: [
      { label: 'Order number', value: orderNumber ?? '(no order)' },
      { label: 'Payment', value: paymentIntentId },
    ],
    action: {
      label: 'Open it in the admin',
      url: orderId === null ? `${origin}/admin/orders` : `${origin}/admin/orders/${orderId}`,
    },
  };
}
