import { businessDays } from '@shop/contract/arrives-by';
import { artistShareTexts } from '@shop/contract/artist-shares';
import { fromCents, toCents } from '@shop/contract/money';
import { timeFormat } from '#platform/time-format.js';
import type { OrderView } from '#modules/orders/index.js';
import { isManual, methodInSentence, paymentInstructions } from '#modules/settings/index.js';
import type { EmailContent } from '../email-content.js';
import type { OrderMailKind } from '../mail.entity.js';
import { dollars, itemised, type Itemised, type OrderEmailInput } from './order-content.js';
import { refundEmail } from './refund-email.js';

type OrderEmail = (input: OrderEmailInput) => EmailContent;

/** In the shop's time zone: an email has no other. */
const timeIn = timeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Until when the pieces are kept. */
function deadline({ order: { paymentDueAt }, settings: { timeZone } }: OrderEmailInput): string {
  if (!paymentDueAt) return '';
  return ` Please pay by ${timeIn(timeZone, paymentDueAt)}. We will hold your pieces until then; after that, the order is cancelled.`;
}

const afterPayment = ({ deliveryTime }: OrderView): string =>
  deliveryTime ? ` It is with you ${businessDays(deliveryTime)} later.` : '';

/**
 * How and until when to pay by hand; nothing when there is nothing to pay. The checkout asks for the money before the order, so those who
 * have sent it are spoken to first.
 */
function howToPay(input: OrderEmailInput): string[] {
  const { order, settings } = input;
  const instructions = order.paymentStatus === 'unpaid' ? paymentInstructions(order, settings) : null;
  if (instructions === null) return [];
  const method = methodInSentence(order.paymentMethod);
  if (order.paymentSentAt)
    return [
      `You told us that you have sent ${dollars(order.amountDue)} with ${method}. We are looking for it and will email you when it arrives.`,
    ];
  const done = `Already sent ${dollars(order.amountDue)} with ${method}? You are done: we will email you when it arrives.`;
  if (!settings.offeredMethods.includes(order.paymentMethod)) return [done, `Not yet? ${instructions}`];
  return [
    done,
    `Not yet? ${instructions}${deadline(input)} We start on your order as soon as your payment arrives.${afterPayment(order)}`,
  ];
}

const AGAIN = 'The pieces are back in the shop, and you are welcome to order again.';

/** What happens with the money of a cancelled order. Money sent by hand may have been on its way when nobody had seen it yet. */
function moneyOfCancelled({ order, settings }: OrderEmailInput): string[] {
  const { paymentStatus, paymentMethod, totalAmount, receivedAmount, refundedAmount, orderNumber } = order;
  const owed = toCents(receivedAmount) - toCents(refundedAmount);
  const isHeld = paymentStatus === 'unpaid' && owed > 0;
  if (!isHeld && paymentStatus === 'unpaid' && isManual(paymentMethod))
    return [
      `No payment has reached us. Already sent ${dollars(totalAmount)}? It stays yours: write to ${settings.email} with ${orderNumber}, and we send it back.`,
      AGAIN,
    ];
  if (!isHeld && (paymentStatus === 'unpaid' || paymentStatus === 'voided')) return ['You were not charged.', AGAIN];
  const returned = owed > 0 ? `are returning ${dollars(fromCents(owed))}` : `have refunded ${dollars(refundedAmount)}`;
  return [`We ${returned} to the account it came from. Please write to us with any questions.`];
}

/** Adds the tracking number, and a button to the carrier's page when its address is known. */
function withTracking(input: OrderEmailInput): Itemised {
  const { tracking } = input.order;
  const content = itemised(input);
  if (!tracking) return content;
  const details = [{ label: 'Tracking number', value: `${tracking.carrier} ${tracking.number}` }, ...(content.details ?? [])];
  return { ...content, details, ...(tracking.url === null ? {} : { action: { label: 'Track your parcel', url: tracking.url } }) };
}

/** The content of every email about an order. */
export const ORDER_EMAILS: Record<OrderMailKind, OrderEmail> = {
  'order-received': (input) => ({
    subject: `We have your order ${input.order.orderNumber}`,
    heading: 'Thank you for your order',
    paragraphs: [
      'We have your order. People who are building a second chance will pick, fold and pack it.',
      ...howToPay(input),
      ...artistShareTexts(input.order, dollars),
    ],
    ...itemised(input),
  }),
  'payment-received': (input) => ({
    subject: `We have your payment for ${input.order.orderNumber}`,
    heading: 'Payment received',
    paragraphs: [
      `Thank you: your payment of ${dollars(input.order.totalAmount)} has arrived. We are packing your order now and will email you when it ships.`,
      ...artistShareTexts(input.order, dollars),
    ],
    ...itemised(input),
  }),
  'payment-reminder': (input) => ({
    subject: `Your order ${input.order.orderNumber} is waiting for payment`,
    heading: input.order.paymentSentAt ? 'We are looking for your payment' : 'Have you sent it yet?',
    paragraphs: ['We are still holding your pieces, and we have not seen your payment yet.', ...howToPay(input)],
    ...itemised(input),
  }),
  shipped: (input) => ({
    subject: `Your order ${input.order.orderNumber} is on its way`,
    heading: 'On its way',
    paragraphs: ['Your order has shipped and usually arrives within a few business days.'],
    ...withTracking(input),
  }),
  cancelled: (input) => ({
    subject: `Your order ${input.order.orderNumber} was cancelled`,
    heading: 'Your order was cancelled',
    paragraphs: moneyOfCancelled(input),
    ...itemised(input),
  }),
  refunded: refundEmail,
};
