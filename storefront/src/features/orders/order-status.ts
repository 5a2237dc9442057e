import { toCents, type Order, ownValue } from '@shop/contract';
import { formatCents, formatPrice } from '#lib/money.ts';

type StatusIcon = 'confirmed' | 'processing' | 'shipped' | 'pending';

const STATUSES: Record<string, { icon: StatusIcon; label: string }> = {
  confirmed: { icon: 'confirmed', label: 'Confirmed' },
  processing: { icon: 'processing', label: 'Processing' },
  shipped: { icon: 'shipped', label: 'Shipped' },
  delivered: { icon: 'shipped', label: 'Delivered' },
  cancelled: { icon: 'pending', label: 'Cancelled' },
};

/** Unknown statuses are shown as pending. */
export function orderStatus(status: Order['status']): { icon: StatusIcon; label: string } {
  return ownValue(STATUSES, status) ?? { icon: 'pending', label: 'Pending' };
}

/** The payment badge. */
export function paymentLabel(paymentStatus: Order['paymentStatus']): string {
  if (paymentStatus === 'paid') return 'Paid';
  return paymentStatus === 'refunded' ? 'Refunded' : 'Pending Payment';
}

/** Explains the badge of a cancelled order, which has no payment to wait for. Money sent by hand may still be on its way. */
export function paymentNote(
  { status, paymentStatus, receivedAmount }: Pick<Order, 'status' | 'paymentStatus' | 'receivedAmount'>,
  isManual: boolean,
): string | undefined {
  if (status !== 'cancelled' || paymentStatus === 'paid' || paymentStatus === 'refunded') return undefined;
  if (toCents(receivedAmount) > 0) return `${formatPrice(receivedAmount)} has reached us.`;
  return isManual ? 'No payment has reached us.' : 'You were not charged.';
}

/** The heading of the order's page and the sentence below it. `isManual`: the shopper sends the money by hand. */
export function orderHeading(order: Order, isManual: boolean): { title: string; lead: string } {
  const { status, paymentStatus, customerName, customerEmail, refundedAmount } = order;
  // Long after the delivery, or erased, the order has no customer any more.
  const toCustomer = customerName === '' ? '' : `, ${customerName}`;
  const emailed = customerEmail === '' ? '' : ` We sent an email to ${customerEmail}.`;
  if (status === 'cancelled') return { title: 'Order Cancelled', lead: `${cancelledLead(order, isManual)}${emailed}` };
  if (paymentStatus === 'refunded')
    return { title: 'Order Refunded', lead: `We refunded ${formatPrice(refundedAmount)}.${emailed}` };
  const lead = (text: string) => ({ title: 'Order Confirmed!', lead: text });
  if (isManual && paymentStatus === 'unpaid') return lead(`Thank you${toCustomer}. ${unpaidLead(order)}`);
  if (status === 'shipped') return lead(`It is on its way to you${toCustomer}.`);
  if (status === 'delivered') return lead(`It has been delivered. Enjoy it${toCustomer}.`);
  return lead(`Thank you${toCustomer}.${customerEmail === '' ? '' : ` A confirmation is on its way to ${customerEmail}.`}`);
}

/** The checkout asks for the money before the order, so those who have sent it are spoken to first. */
function unpaidLead({ totalAmount, receivedAmount, amountDue, paymentDueAt, paymentSentAt }: Order): string {
  const amount = formatPrice(totalAmount);
  if (toCents(receivedAmount) > 0)
    return `We have received ${formatPrice(receivedAmount)} of ${amount}. Already sent the other ${formatPrice(amountDue)}? You are done: we will email you when it arrives.`;
  if (paymentSentAt) {
    const looking = `We are looking for your payment of ${amount} and will email you when it arrives.`;
    return paymentDueAt ? `${looking} We will hold your pieces until ${dueTime(paymentDueAt)}.` : looking;
  }
  const sent = `Already sent ${amount}? You are done: we will email you when it arrives.`;
  return paymentDueAt ? `${sent} Not yet? Send it by ${dueTime(paymentDueAt)}. We will hold your pieces until then.` : sent;
}

function cancelledLead({ paymentStatus, totalAmount, receivedAmount, refundedAmount }: Order, isManual: boolean): string {
  const isUnpaid = paymentStatus === 'unpaid';
  if (isManual && isUnpaid && toCents(receivedAmount) === 0) return 'Nothing will ship, and no payment has reached us.';
  const refunded = toCents(refundedAmount);
  const arrived = paymentStatus === 'paid' ? totalAmount : receivedAmount;
  const owed = paymentStatus === 'paid' || isUnpaid ? toCents(arrived) - refunded : 0;
  return [
    'Nothing will ship.',
    refunded > 0 && `We refunded ${formatPrice(refundedAmount)}.`,
    owed > 0 && `We are returning ${formatCents(owed)} to the account it came from.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const MOMENT = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** "Tuesday, November 24, 3:05 PM", in the shopper's time zone. */
const dueTime = (paymentDueAt: string): string => new Date(paymentDueAt).toLocaleString('en-US', { weekday: 'long', ...MOMENT });

/** "November 24, 3:05 PM", in the shopper's time zone. */
export const sentTime = (paymentSentAt: string): string => new Date(paymentSentAt).toLocaleString('en-US', MOMENT);

/** "November 21, 2026" */
export function orderDate(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
}
