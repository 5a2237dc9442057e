import { defineQuery } from '#platform/database/define-query.js';
import { onTheWayTooLong, overdueAmongToShip, TO_CONFIRM, TO_SHIP } from '../admin/order-filter.js';
import { DUE_CENTS } from '../order-amounts.sql.js';
import type { Shipments, UnpaidOrders } from './order-duties.js';

/** By the index that holds only these orders, as below. */
export const ORDERS_THAT_WAIT_FOR_MONEY = defineQuery<[], UnpaidOrders>({
  name: 'orders.that-wait-for-money',
  text: `select count(*)::int as count, coalesce(sum(${DUE_CENTS}), 0)::bigint as "dueCents", min(created_at) as oldest
    from orders where ${TO_CONFIRM}`,
  columns: { count: 'integer', dueCents: 'cents', oldest: 'timestamptz' },
});

export const SHIPMENTS = defineQuery<[overdueDays: number, onTheWayDays: number], Shipments>({
  name: 'orders.shipments-to-do',
  text: `select count(*)::int as "toPack", (count(*) filter (where ${overdueAmongToShip('$1::int')}))::int as overdue,
      (select count(*)::int from orders where ${onTheWayTooLong('$2::int')}) as "onTheWayTooLong"
    from orders where ${TO_SHIP}`,
  columns: { toPack: 'integer', overdue: 'integer', onTheWayTooLong: 'integer' },
});
