import type { Customer } from '@shop/contract';

/** Nothing belongs to the address: nobody has it, or it was erased. */
export const isUnknown = ({ orderCount, messages, invoices, notes }: Customer): boolean =>
  orderCount === 0 && (messages ?? []).length === 0 && invoices.length === 0 && notes.length === 0;

/** Invoices and unfinished orders stay. */
export const hasErasableData = ({ orderCount, unfinishedOrders, messages, notes }: Customer): boolean =>
  orderCount > unfinishedOrders || (messages ?? []).length > 0 || notes.length > 0;
