import { defineQuery } from '#platform/database/define-query.js';
import { sameMailboxSql } from '#platform/mail/mailbox.js';
import type { PaymentMethod } from '../../settings/index.js';

interface HeldRow {
  orders: number;
  pieces: number;
}

/** The unpaid orders beside `orderId` and their pieces that a session, an email or a network holds, whichever holds most. */
export const UNPAID_HELD = defineQuery<
  [sessionId: string, email: string, network: string, methods: readonly PaymentMethod[], orderId: string],
  HeldRow
>({
  name: 'orders.unpaid-held',
  text: `with held as (
      select session_id = $1 as by_session, ${sameMailboxSql('customer_email', '$2::text')} as by_email,
        placed_from is not distinct from $3 as by_network,
        (select sum(quantity) from order_items where order_id = orders.id) as pieces
      from orders
      where status = 'pending' and payment_status = 'unpaid' and payment_method = any($4::text[]) and id <> $5
        and (session_id = $1 or placed_from = $3 or ${sameMailboxSql('customer_email', '$2::text')}))
    select greatest(count(*) filter (where by_session), count(*) filter (where by_email),
        count(*) filter (where by_network))::int as orders,
      coalesce(greatest(sum(pieces) filter (where by_session), sum(pieces) filter (where by_email),
        sum(pieces) filter (where by_network)), 0)::int as pieces
    from held`,
  columns: { orders: 'integer', pieces: 'integer' },
});
