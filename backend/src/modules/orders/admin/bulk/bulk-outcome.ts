import { AppError } from '#platform/app-error.js';
import type { TrackingDto } from '../admin-order.dto.js';
import type { StepsToUndo } from '../../undo/steps-to-undo.js';
import type { BulkOutcomeView } from './bulk-orders.view.js';

/** `id` is undefined for a number that no order has. */
export interface MovedOrder {
  id: string | undefined;
  outcome: BulkOutcomeView;
}

/** Runs the change of one order; an expected error becomes its outcome, so that the other orders go on. */
export async function outcomeOf(orderNumber: string, change: () => Promise<'done' | 'unchanged'>): Promise<BulkOutcomeView> {
  try {
    return { orderNumber, outcome: await change(), message: null };
  } catch (error) {
    if (error instanceof AppError) return { orderNumber, outcome: 'failed', message: error.message };
    throw error;
  }
}

/** The status that made a transition invalid, or undefined for another error. */
export function statusInTheWay(error: unknown): unknown {
  if (!(error instanceof AppError) || error.details.code !== 'ILLEGAL_MOVE') return undefined;
  return error.details.extensions?.['status'];
}

/** Whether the order was rejected because it has this very tracking number already. */
export function hasTracking(error: unknown, { carrier, number }: TrackingDto): boolean {
  const current = error instanceof AppError ? (error.details.extensions?.['tracking'] as TrackingDto | undefined) : undefined;
  return current?.carrier === carrier && current.number === number;
}

/** The outcomes, with the step of each order that was moved and can be moved back. */
export async function withUndo(stepsToUndo: StepsToUndo, moved: readonly MovedOrder[]): Promise<BulkOutcomeView[]> {
  const done = moved.flatMap(({ id, outcome }) => (id !== undefined && outcome.outcome === 'done' ? id : []));
  const versions = await stepsToUndo.versions(done);
  return moved.map(({ id, outcome: { orderNumber, outcome, message } }) => {
    const version = id !== undefined && outcome === 'done' ? versions.get(id) : undefined;
    const undo = id === undefined || version === undefined ? {} : { undo: { orderId: id, version } };
    return { orderNumber, outcome, message, ...undo };
  });
}
