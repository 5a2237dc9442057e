import { fromCents, toCents } from '@shop/contract/money';
import type { RefundSummary } from '#modules/orders/index.js';
import type { EmailContent, EmailLine } from '../email-content.js';
import { dollars, itemised, type OrderEmailInput } from './order-content.js';

const BANKS = 'Banks usually show it within ten business days.';
const money = (cents: number): string => dollars(fromCents(cents));

/** Names what this refund gave back, and its pieces when staff named them. A refund of the provider's dashboard is only known by the sum. */
export function refundEmail(input: OrderEmailInput): EmailContent {
  const { order, refund, origin } = input;
  return {
    subject: `A refund for your order ${order.orderNumber}`,
    heading: 'Your refund is on its way',
    paragraphs: [`${refundedText(input)} ${BANKS}`],
    ...(refund && isNamed(refund) ? namedContent(refund, order, origin) : itemised(input)),
  };
}

function refundedText({ order, refund }: OrderEmailInput): string {
  const { refundedAmount, totalAmount } = order;
  const ofTotal = `${dollars(refundedAmount)} of ${dollars(totalAmount)}`;
  if (!refund || refund.cents === toCents(refundedAmount)) return `We have refunded ${ofTotal}.`;
  return `We have refunded ${money(refund.cents)}. Together with earlier refunds, that is ${ofTotal}.`;
}

const isNamed = ({ lines, shippingCents }: RefundSummary): boolean => lines.length > 0 || shippingCents > 0;

function namedContent(refund: RefundSummary, { id, orderNumber }: OrderEmailInput['order'], origin: string) {
  const { cents, lines, shippingCents } = refund;
  const taxCents = cents - shippingCents - lines.reduce((sum, line) => sum + line.cents, 0);
  const sums = [
    { label: 'Shipping', cents: shippingCents },
    { label: 'Sales tax', cents: taxCents },
  ].filter((row) => row.cents > 0);
  return {
    lines: lines.map(lineOf),
    sums: sums.map((row) => ({ label: row.label, amount: money(row.cents) })),
    total: money(cents),
    details: [{ label: 'Order number', value: orderNumber }],
    action: { label: 'See your order', url: `${origin}/order-confirmation/${id}` },
  };
}

/** Without a number of pieces, the money is of the line. */
const lineOf = ({ name, cents, notSent }: RefundSummary['lines'][number]): EmailLine => ({
  name: notSent ? `${notSent} × ${name}, not sent` : name,
  amount: money(cents),
});
