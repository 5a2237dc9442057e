import { defineQuery } from '#platform/database/define-query.js';
import { dollarsOf } from '#platform/money/money.sql.js';
import type { OrdersSummaryView } from './admin-order.view.js';
import { onTheWayTooLong, overdueAmongToShip, TO_CONFIRM, TO_SHIP } from './order-filter.js';

type Figures = Pick<OrdersSummaryView, 'moneyToday' | 'toConfirm' | 'toShip' | 'overdue' | 'onTheWayTooLong'>;

/** What the overview counts among orders. Each count reads an index that holds only the orders that it counts. */
export const ORDERS_SUMMARY = defineQuery<[timeZone: string, overdueDays: number, onTheWayDays: number], Figures>({
  name: 'orders.summary',
  text: `select
      (select ${dollarsOf('coalesce(sum(cents), 0)')}::text
        from order_events e join order_postings on payment_event_id = e.id
        where e.kind = 'payment' and e.at >= date_trunc('day', now() at time zone $1) at time zone $1) as "moneyToday",
      (select count(*)::int from orders where ${TO_CONFIRM}) as "toConfirm",
      waiting.count as "toShip", waiting.overdue,
      (select count(*)::int from orders where ${onTheWayTooLong('$3::int')}) as "onTheWayTooLong"
    from (select count(*)::int as count, (count(*) filter (where ${overdueAmongToShip('$2::int')}))::int as overdue
      from orders where ${TO_SHIP}) waiting`,
  columns: { moneyToday: 'text', toConfirm: 'integer', toShip: 'integer', overdue: 'integer', onTheWayTooLong: 'integer' },
});
