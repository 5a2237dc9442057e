import type { MatchableOrder } from '../../orders/index.js';
import { isManual } from '../../settings/index.js';
import type { FilePayment } from '../reading/payment-file-content.js';
import { isRest } from '../lines/rest-of-order.js';
import { namedOrders, nearOrders, ordersOfAmount } from './candidates.js';
import type { OrderFacts } from './order-facts.js';
import type { Reversals } from './reversals.js';
import type { PaymentFileSource, MatchReason } from '../payment-matching-rules.js';

/** What happens to a payment: `ready` is booked on its only order, anything else waits for a person. */
export interface Decision {
  payment: FilePayment;
  reason: MatchReason;
  /** Those that the note names or perhaps means. */
  orders: MatchableOrder[];
  candidates: MatchableOrder[];
}

interface Reading {
  source: PaymentFileSource;
  facts: OrderFacts;
  /** Ids that are not to be booked. */
  except: ReadonlySet<string>;
  reversals?: Reversals;
  /** YYYY-MM-DD, in UTC: no day of the United States is later. */
  today: string;
}

/** In the order of `payments`. Of two payments of one order the earlier one is booked: by day, then by row. */
export function decidePayments(payments: readonly FilePayment[], reading: Reading): Decision[] {
  const taken = new Set<string>();
  const decisions = new Map<FilePayment, Decision>();
  const inTime = payments.toSorted((a, b) => (a.paidOn === b.paidOn ? a.row - b.row : a.paidOn < b.paidOn ? -1 : 1));
  for (const payment of inTime) {
    const decision = decide(payment, reading, taken);
    if (decision.reason === 'ready') for (const { id } of decision.orders) taken.add(id);
    decisions.set(payment, decision);
  }
  return payments.flatMap((payment) => decisions.get(payment) ?? []).map((decision) => withCandidates(decision, reading, taken));
}

function decide(payment: FilePayment, reading: Reading, taken: ReadonlySet<string>): Decision {
  const { source, facts, reversals } = reading;
  const named = namedOrders(payment, facts);
  const numbers = named.map(({ orderNumber }) => orderNumber);
  if (reversals?.take(payment, numbers)) return { payment, reason: 'taken-back', orders: named, candidates: named };
  const [order, second] = named;
  if (second) return { payment, reason: 'several-numbers', orders: named, candidates: named };
  if (order) {
    const judged = reasonOf(order, payment, source, taken);
    const reason = judged === 'ready' ? (whyWaiting(payment, order, reading) ?? judged) : judged;
    return { payment, reason, orders: named, candidates: reason === 'ready' ? [] : named };
  }
  const near = nearOrders(payment, facts);
  return { payment, reason: near.length > 0 ? 'number-unclear' : 'no-number', orders: near, candidates: near };
}

/** Of a payment that fits its order in everything; undefined for one that is booked. */
function whyWaiting(payment: FilePayment, { orderNumber }: MatchableOrder, reading: Reading): MatchReason | undefined {
  const { except, reversals, today } = reading;
  if (reversals?.mayTake(payment, orderNumber)) return 'perhaps-taken-back';
  if (payment.isUnsaid) return 'direction-unclear';
  if (payment.paidOn > today) return 'in-future';
  return except.has(payment.externalId) ? 'left-out' : undefined;
}

function reasonOf(
  order: MatchableOrder,
  { cents }: FilePayment,
  source: PaymentFileSource,
  taken: ReadonlySet<string>,
): MatchReason {
  if (order.status === 'cancelled') return 'order-cancelled';
  if (!isManual(order.paymentMethod)) return 'paid-by-card';
  if ((order.paymentStatus !== 'unpaid' && !isRest(order)) || taken.has(order.id)) return 'already-paid';
  if (order.paymentMethod !== source) return 'other-method';
  return order.dueCents === cents ? 'ready' : 'amount-differs';
}

/** Once it is known which orders this file pays. */
function withCandidates(decision: Decision, { source, facts }: Reading, taken: ReadonlySet<string>): Decision {
  const { payment, reason } = decision;
  if (reason !== 'no-number') return decision;
  return { ...decision, candidates: ordersOfAmount(payment, source, facts, taken) };
}
