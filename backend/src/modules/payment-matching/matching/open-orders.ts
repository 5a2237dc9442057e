import { nameWords } from '@shop/contract/search';
import type { MatchableOrder } from '../../orders/index.js';

const DAY_MS = 86_400_000;

interface OpenOrder {
  order: MatchableOrder;
  /** Days since 1970. */
  placedOn: number;
  names: readonly string[];
}

/** Days from 1970 to this moment or day. */
export const dayNumber = (time: Date | string): number => Math.floor(new Date(time).getTime() / DAY_MS);

/** Orders that wait for a payment by hand, oldest first, prepared for a comparison with thousands of payments. */
export class OpenOrders {
  private readonly byAmount = new Map<string, OpenOrder[]>();

  constructor(readonly all: readonly MatchableOrder[]) {
    for (const order of all) {
      const key = keyOf(order.paymentMethod, order.dueCents);
      const open = { order, placedOn: dayNumber(order.createdAt), names: nameWords(order.customerName) };
      const others = this.byAmount.get(key);
      if (others) others.push(open);
      else this.byAmount.set(key, [open]);
    }
  }

  /** Those of this method of which this amount is due. */
  ofAmount(method: MatchableOrder['paymentMethod'], cents: number): readonly OpenOrder[] {
    return this.byAmount.get(keyOf(method, cents)) ?? [];
  }
}

const keyOf = (method: string, cents: number): string => `${method} ${cents}`;
