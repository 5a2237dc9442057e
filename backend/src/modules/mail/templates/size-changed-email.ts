import { toCents } from '@shop/contract/money';
import { isManual, paymentInstructions } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';
import { itemised, type OrderEmailInput } from './order-content.js';

/** What the new size costs more or less, if anything. */
function moneyOf({ order, settings }: OrderEmailInput): string[] {
  const { amountDue, overpaidAmount, paymentStatus, totalAmount, paymentMethod } = order;
  if (paymentStatus === 'unpaid') {
    const sent = 'Please do not send it again: we will write to you about the difference, if there is one.';
    const total = `The total of your order is now $${totalAmount}.`;
    if (order.paymentSentAt) return [total, `You told us that you have sent your payment. ${sent}`];
    return [total, `Already sent your payment? ${sent}`, `Not yet? ${paymentInstructions(order, settings) ?? ''}`];
  }
  if (toCents(overpaidAmount) > 0)
    return [`You have paid $${overpaidAmount} more than your order costs now. We will write to you about it.`];
  if (toCents(amountDue) === 0) return [];
  const rest = `The new size costs more: $${amountDue} is still to be paid.`;
  const instructions = isManual(paymentMethod) ? paymentInstructions(order, settings) : null;
  return [`${rest} ${instructions ?? `Your card was not charged again: please write to ${settings.email}.`}`];
}

/** `pieces` is "2 × Hoodie, L to M". */
export const sizeChangedEmail = (input: OrderEmailInput, pieces: string): EmailContent => ({
  subject: `A new size in your order ${input.order.orderNumber}`,
  heading: 'Your order has a new size',
  paragraphs: [`We have changed your order: ${pieces}.`, ...moneyOf(input)],
  ...itemised(input),
});
