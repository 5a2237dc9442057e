import { defineQuery } from '#platform/database/define-query.js';
import { sameMailboxSql } from '#platform/mail/mailbox.js';

interface OrderedPieces {
  productId: string;
  pieces: number;
}

/** What a mailbox has ordered within a day beside `orderId`, by product; cancelled orders do not count. */
export const ORDERED_TODAY = defineQuery<[email: string, productIds: readonly string[], orderId: string | null], OrderedPieces>({
  name: 'orders.ordered-today',
  text: `select item.product_id as "productId", sum(item.quantity)::int as pieces
    from orders join order_items item on item.order_id = orders.id
    where orders.created_at > now() - interval '24 hours' and orders.status <> 'cancelled' and ${sameMailboxSql('customer_email', '$1::text')}
      and item.product_id = any($2::uuid[]) and orders.id is distinct from $3::uuid
    group by 1`,
  columns: { productId: 'uuid', pieces: 'integer' },
});
