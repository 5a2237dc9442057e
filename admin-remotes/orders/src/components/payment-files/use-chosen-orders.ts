import { useState } from 'react';
import type { OfferedOrder } from '../../rules/payment-files/offered-orders.ts';

/** The orders that one payment is to pay together, in the order in which they were chosen. */
export interface ChosenOrders {
  orders: readonly OfferedOrder[];
  has: (orderId: string) => boolean;
  toggle: (order: OfferedOrder) => void;
}

export function useChosenOrders(): ChosenOrders {
  const [orders, setOrders] = useState<readonly OfferedOrder[]>([]);
  const has = (orderId: string): boolean => orders.some((order) => order.orderId === orderId);
  const toggle = (order: OfferedOrder): void =>
    setOrders(has(order.orderId) ? orders.filter(({ orderId }) => orderId !== order.orderId) : [...orders, order]);
  return { orders, has, toggle };
}
