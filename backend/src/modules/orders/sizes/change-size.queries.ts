import { defineQuery } from '#platform/database/define-query.js';
import { centsOf, dollarsOf } from '#platform/money/money.sql.js';
import { TOTAL_CENTS } from '../order-amounts.sql.js';

export interface SizedItem {
  id: string;
  productId: string;
  variantId: string | null;
  productName: string;
  quantity: number;
  /** Of them, those that are not in stock again. */
  pieces: number;
  priceCents: number;
}

/** The item, and the others of the same product in its order; the order is locked. */
export const itemsOfProduct = defineQuery<[orderId: string, itemId: string], SizedItem>({
  name: 'orders.items-of-product',
  text: `select other.id, other.product_id as "productId", other.variant_id as "variantId", other.product_name as "productName",
      other.quantity, other.quantity - other.returned_quantity as pieces, ${centsOf('other.price_at_time')} as "priceCents"
    from order_items item join order_items other using (order_id, product_id)
    where item.order_id = $1 and item.id = $2`,
  columns: {
    id: 'uuid',
    productId: 'uuid',
    variantId: 'uuid',
    productName: 'text',
    quantity: 'integer',
    pieces: 'integer',
    priceCents: 'cents',
  },
});

/**
 * Keeps the lines of an order as they were sold, once it was paid or refunded: sales and refunds are of these. What another size costs
 * more or less is of none of them.
 */
export const keepSoldLines = defineQuery<[orderId: string]>({
  name: 'orders.keep-sold-lines',
  text: `insert into sold_lines (order_item_id, order_id, product_id, product_name, variant_label, quantity, artist_id, artist_name,
      share_bps, created_at, net_cents)
    select order_item_id, order_id, product_id, product_name, variant_label, quantity, artist_id, artist_name, share_bps, created_at,
      net_cents
    from order_line_nets where order_id = $1 and (
      exists (select from order_events where order_id = $1 and kind = 'payment' and to_state = 'paid')
      or exists (select from refunded_amount_changes where order_id = $1))
    on conflict do nothing`,
});

export const addPieces = defineQuery<[itemId: string, quantity: number]>({
  name: 'orders.add-pieces',
  text: 'update order_items set quantity = quantity + $2 where id = $1',
});

/** After its pieces have joined `otherId`: charges go there, too, but those of a line that was sold stay with it. */
export const removeItem = defineQuery<[itemId: string, otherId: string]>({
  name: 'orders.remove-item',
  text: `with removed as (delete from order_items where id = $1 returning id)
    update order_charges set order_item_id = $2
    where order_item_id = (select id from removed) and not exists (select from sold_lines where order_item_id = $1)`,
});

type Size = [itemId: string, variantId: string, label: string, priceCents: number];

export const setSize = defineQuery<Size>({
  name: 'orders.set-size',
  text: `update order_items set variant_id = $2, variant_label = $3, price_at_time = ${dollarsOf('$4::bigint')}::text where id = $1`,
});

/** Beside the item, which keeps its other pieces. */
export const splitItem = defineQuery<[...size: Size, quantity: number]>({
  name: 'orders.split-item',
  text: `insert into order_items (order_id, product_id, variant_id, variant_label, product_name, product_image_url, quantity, price_at_time,
      artist_id, artist_name, share_bps)
    select order_id, product_id, $2, $3, product_name, product_image_url, $5, ${dollarsOf('$4::bigint')}::text, artist_id, artist_name, share_bps
    from order_items where id = $1`,
});

/** Returns the total of the items and the charges, which stay as they were paid. */
export const setTotal = defineQuery<[orderId: string], { totalCents: number }>({
  name: 'orders.set-total',
  text: `update orders set updated_at = now(), total_amount = (
      select ${dollarsOf(`(sum(quantity * ${centsOf('price_at_time')})
        + (select coalesce(sum(cents), 0) from order_charges where order_id = $1))`)}::text
      from order_items where order_id = $1)
    where id = $1 returning ${TOTAL_CENTS} as "totalCents"`,
  columns: { totalCents: 'cents' },
});

/** What an email tells of a change of a size. */
export const sizeChange = defineQuery<[eventId: string], { pieces: string }>({
  name: 'orders.size-change',
  text: `select detail ->> 'pieces' as pieces from order_events where id = $1 and kind = 'size'`,
  columns: { pieces: 'text' },
});
