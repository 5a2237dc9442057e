import { defineQuery } from '#platform/database/define-query.js';
import type { LineLeft, RefundableParts } from './refundable-lines.js';

interface StoredParts {
  lines: (Omit<LineLeft, 'name'> & { productName: string; variantLabel: string | null })[];
  otherCents: number;
  requested: RefundableParts['requested'];
}

/** What the refunds that are done have left of the lines of an order and of its charges, and the refunds that are not. */
export const partsLeft = defineQuery<[orderId: string], StoredParts>({
  name: 'orders.parts-left',
  text: `with given_back as materialized (
      select order_item_id, charge_id, sum(allocation.cents) as cents
      from refunded_amount_changes change join refund_allocations allocation on allocation.change_id = change.id
      where change.order_id = $1 group by 1, 2),
    charge as materialized (
      select charge.order_item_id, charge.kind, charge.cents - coalesce(given_back.cents, 0) as cents
      from order_charges charge left join given_back on given_back.charge_id = charge.id
      where charge.order_id = $1 and charge.kind <> 'credit'),
    line as (
      select line.*, net_cents - coalesce((select cents from given_back where given_back.order_item_id = line.order_item_id), 0) as net_left,
        coalesce((select sum(cents) from charge where charge.order_item_id = line.order_item_id and kind = 'tax'), 0) as tax_left
      from order_line_nets line where order_id = $1)
    select coalesce((select json_agg(json_build_object('itemId', order_item_id, 'productName', product_name, 'variantLabel', variant_label,
          'quantity', quantity, 'totalCents', net_cents, 'netCents', greatest(0, net_left), 'taxCents', greatest(0, tax_left),
          'hasShare', coalesce(share_bps, 0) > 0) order by created_at, order_item_id)
        from line), '[]') as lines,
      greatest(0, coalesce((select sum(cents) from charge
        where order_item_id is null or kind not in ('tax', 'discount')), 0))::float8 as "otherCents",
      coalesce((select json_agg(json_build_object('cents', cents, 'lines', coalesce((
            select json_agg(json_build_object('itemId', order_item_id, 'cents', cents)) from refund_lines where refund_id = refunds.id), '[]'))
          order by created_at, id)
        from refunds where order_id = $1 and status = 'requested'), '[]') as requested`,
  columns: { lines: 'json', otherCents: 'double precision', requested: 'json' },
});

export const insertRefundLines = defineQuery<[refundId: string, itemIds: readonly string[], cents: readonly number[]]>({
  name: 'orders.insert-refund-lines',
  text: `insert into refund_lines (refund_id, order_item_id, cents)
    select $1, item_id, cents from unnest($2::uuid[], $3::bigint[]) as line(item_id, cents)`,
});
