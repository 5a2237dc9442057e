import type { EventKind } from '../entities/order-event.entity.js';
import { type OrderStatus, type PaymentStatus } from '../order-status.js';
import type { HeldEventName } from '../transitions/held-emails.js';
import { isAdminActor } from '../transitions/order-history.js';
import { isManual, type PaymentMethod } from '../../settings/index.js';

export const UNDOABLE_STEPS = ['pay', 'collect', 'pack', 'ship', 'deliver'] as const;
export type UndoableStepName = (typeof UNDOABLE_STEPS)[number];

/** Steps that say that money has arrived. */
export const movesMoney = (step: UndoableStepName | undefined): boolean => step === 'pay' || step === 'collect';

/** A step of staff, and what undoing it restores. */
export interface UndoableStep {
  step: UndoableStepName;
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  /** Its email has to be withdrawn. */
  event?: HeldEventName;
}

/** An entry of the order's history. */
export interface HistoryRow {
  id: string;
  kind: EventKind;
  from: string | null;
  to: string | null;
  actor: string;
}

/** What decides about the last step besides the history. */
export interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
}

const STATUS_STEPS: readonly (UndoableStep & { status: OrderStatus; to: OrderStatus })[] = [
  { step: 'pack', status: 'confirmed', to: 'processing' },
  { step: 'ship', status: 'processing', to: 'shipped', event: 'order.shipped' },
  { step: 'deliver', status: 'shipped', to: 'delivered' },
];

const isMove = (row: HistoryRow | undefined, kind: EventKind, from: string, to: string): boolean =>
  row?.kind === kind && row.from === from && row.to === to && isAdminActor(row.actor);

/** A part of the price has arrived, which changed no status. */
const isPartPayment = (row: HistoryRow, status: PaymentStatus): boolean => isMove(row, 'payment', status, 'part');

/**
 * The step of staff that the history ends with; undefined when it ends with anything else, for example a refund, a corrected
 * tracking number or another undo. `history` has the oldest entry first; its last two are enough.
 */
export function undoableStep(order: OrderState, history: readonly HistoryRow[]): UndoableStep | undefined {
  const [before, last] = [history.at(-2), history.at(-1)];
  const found = STATUS_STEPS.find(({ status, to }) => order.status === to && isMove(last, 'status', status, to));
  if (found) {
    const { to: _, ...undoable } = found;
    return undoable;
  }
  if (last && isPartPayment(last, order.paymentStatus)) return { step: 'collect', paymentStatus: order.paymentStatus };
  if (order.paymentStatus !== 'paid' || !isManual(order.paymentMethod)) return undefined;
  const payment: UndoableStep = { step: 'pay', paymentStatus: 'unpaid', event: 'order.paid' };
  if (isMove(last, 'payment', 'unpaid', 'paid')) return payment;
  const confirmed = isMove(before, 'payment', 'unpaid', 'paid') && isMove(last, 'status', 'pending', 'confirmed');
  return confirmed && order.status === 'confirmed' ? { ...payment, status: 'pending' } : undefined;
}
