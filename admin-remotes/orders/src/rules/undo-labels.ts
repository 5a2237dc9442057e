import type { UndoableStep } from '@shop/contract';

/** The button that takes a step back. */
export const UNDO_LABELS: Record<UndoableStep, string> = {
  pay: 'Undo payment',
  collect: 'Undo payment',
  pack: 'Undo packing',
  ship: 'Undo shipping',
  deliver: 'Undo delivery',
};

/** What the timeline says of a step that was taken back. */
export const UNDONE_TITLES: Record<string, string> = {
  pay: 'Payment undone',
  collect: 'Payment undone',
  pack: 'Packing undone',
  ship: 'Shipping undone',
  deliver: 'Delivery undone',
};

const RESULTS: Record<UndoableStep, string> = {
  pay: 'unpaid again',
  collect: 'as it was before the payment',
  pack: 'not being packed any more',
  ship: 'not shipped any more',
  deliver: 'on its way again',
};

/** "Order ORD-1 is unpaid again". */
export const undoneText = (orderNumber: string, step: UndoableStep | undefined): string =>
  step ? `Order ${orderNumber} is ${RESULTS[step]}` : `The last step of order ${orderNumber} is undone`;

/** Whole seconds until the time for undoing is over; null for a step without such a time. `readAtMs` is when the order was read. */
export function secondsLeft(undo: { secondsLeft: number | null }, readAtMs: number, nowMs: number): number | null {
  if (undo.secondsLeft === null) return null;
  const left = Math.ceil(undo.secondsLeft - (nowMs - readAtMs) / 1_000);
  return Math.min(undo.secondsLeft, Math.max(0, left));
}
