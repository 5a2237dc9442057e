import { AppError } from '#platform/app-error.js';
import type { TrackingDto } from '../admin-order.dto.js';
import type { BulkOutcomeView } from './bulk-orders.view.js';

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
  return error.details.facts?.['status'];
}

/** Whether the order was rejected because it has this very tracking number already. */
export function hasTracking(error: unknown, { carrier, number }: TrackingDto): boolean {
  const current = error instanceof AppError ? (error.details.facts?.['tracking'] as TrackingDto | undefined) : undefined;
  return current?.carrier === carrier && current.number === number;
}
