import { formatMoney, type PaymentMethods } from '@shop/admin-kit';
import type { LineOrder, PaymentLine, PaymentLineReason } from '@shop/contract';

type Labels = Pick<PaymentMethods, 'labelOf'>;

/** A day has no time zone: it is formatted as UTC, in which it was parsed. */
const dayFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const SHORT_DAY = dayFormat({ month: 'short', day: 'numeric' });
const WHOLE_DAY = dayFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 3", with the year unless it is the one of `today`. */
export const paidOnText = (paidOn: string, today: string): string =>
  (paidOn.slice(0, 4) === today.slice(0, 4) ? SHORT_DAY : WHOLE_DAY).format(new Date(paidOn));

const SHOWN_OF_ID = 4;

/** "3812.."; empty for an id that the shop has made itself, because the bank gave none. */
function shortId(externalId: string): string {
  if (externalId.startsWith('h:')) return '';
  return externalId.length > SHOWN_OF_ID ? `${externalId.slice(0, SHOWN_OF_ID)}..` : externalId;
}

/** "Venmo 3812.., Jane Doe, Nov 3" */
export function paidByText(
  { source, externalId, payer, paidOn }: Pick<PaymentLine, 'source' | 'externalId' | 'payer' | 'paidOn'>,
  methods: Labels,
  today: string,
): string {
  const transfer = [methods.labelOf(source), shortId(externalId)].filter((part) => part !== '').join(' ');
  return [transfer, payer, paidOnText(paidOn, today)].filter((part) => part !== null && part !== '').join(', ');
}

/** Why money has to go back, where the reason says it. */
const OWED_BECAUSE: Partial<Record<PaymentLineReason, string>> = {
  'already-paid': 'paid twice',
  'order-cancelled': 'the order was cancelled',
  'paid-by-card': 'the order is paid by card',
  'amount-differs': 'another amount was due',
  'taken-back': 'taken back by the payer',
};

/** "Send $64.00 to Jane Doe on Venmo" */
export const owedText = ({ owed, payer, source }: Pick<PaymentLine, 'owed' | 'payer' | 'source'>, methods: Labels): string =>
  `Send ${formatMoney(owed)} to ${payer ?? 'the payer'} on ${methods.labelOf(source)}`;

/** "paid twice"; undefined where nobody knows why. */
export function owedReason({ reason, orders }: Pick<PaymentLine, 'reason' | 'orders'>): string | undefined {
  if (reason !== null) return OWED_BECAUSE[reason];
  return orders.length > 0 ? 'too much was paid' : undefined;
}

/** The orders that it has paid, else those that its note names. */
export const owedOrders = ({ orders, candidates }: Pick<PaymentLine, 'orders' | 'candidates'>): LineOrder[] =>
  orders.length > 0 ? orders : candidates;
