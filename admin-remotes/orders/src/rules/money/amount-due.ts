import { toCents } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';

/** The rest of a price of which a part has arrived, in dollars; undefined when nothing or all of it has. */
export const restOf = ({ amountDue, totalAmount }: Pick<OrderRow, 'amountDue' | 'totalAmount'>): string | undefined =>
  toCents(amountDue) > 0 && toCents(amountDue) < toCents(totalAmount) ? amountDue : undefined;
