import { defineQuery } from '#platform/database/define-query.js';
import { DUE_CENTS, PAID_CENTS, TOTAL_CENTS } from '../order-amounts.sql.js';
import type { BookRefund, Posting } from './book.js';
import type { SoldCharge, SoldLine } from './sell.js';

/** A line with what staff call it. */
export interface NamedLine extends SoldLine {
  productName: string;
  variantLabel: string | null;
  quantity: number;
  artistId: string | null;
  artistName: string | null;
  /** Basis points; null: its artist gets no part. */
  shareBps: number | null;
}

export interface StoredBook {
  totalCents: number;
  receivedCents: number;
  /** Of what arrived, what can be refunded where it came from. */
  paidCents: number;
  /** What is still to be paid. */
  dueCents: number;
  refundedCents: number;
  /** Of these, what was paid too much. */
  overpaidCents: number;
  postings: Posting[];
  refunds: BookRefund[];
  /** As they were sold; of an order that was not sold yet, as they are. */
  lines: NamedLine[];
  charges: (SoldCharge & { label: string })[];
}

const POSTINGS = `select json_agg(json_build_object('cause', cause, 'kind', kind, 'itemId', order_item_id, 'chargeId', charge_id,
    'cents', cents, 'refundId', refund_id, 'borneByShop', borne_by_shop) order by id) from order_postings where order_id = orders.id`;

const REFUND_LINES = `select json_agg(json_build_object('itemId', order_item_id, 'cents', cents) order by order_item_id)
  from refund_lines where refund_id = refunds.id`;

const REFUNDS = `select json_agg(json_build_object('id', id, 'cents', cents, 'status', status, 'borneByShop', borne_by_shop,
    'shippingCents', shipping_cents, 'lines', coalesce((${REFUND_LINES}), '[]')) order by created_at, id) from refunds where order_id = orders.id`;

const LINES = `select json_agg(json_build_object('itemId', order_item_id, 'netCents', net_cents, 'productName', product_name,
    'variantLabel', variant_label, 'quantity', quantity, 'artistId', artist_id, 'artistName', artist_name, 'shareBps', share_bps)
    order by created_at, order_item_id) from order_line_nets where order_id = orders.id`;

const CHARGES = `select json_agg(json_build_object('id', id, 'kind', kind, 'label', label, 'itemId', order_item_id, 'cents', cents)
    order by position, id)
  from order_charges where order_id = orders.id`;

/** All money of an order. Its row is to be locked by whoever writes what follows from it. */
export const readBook = defineQuery<[orderId: string], StoredBook>({
  name: 'orders.read-book',
  text: `select ${TOTAL_CENTS} as "totalCents", received_cents as "receivedCents", refunded_cents as "refundedCents",
      overpaid_refunded_cents as "overpaidCents", ${PAID_CENTS} as "paidCents", ${DUE_CENTS} as "dueCents",
      coalesce((${POSTINGS}), '[]') as postings, coalesce((${REFUNDS}), '[]') as refunds, coalesce((${LINES}), '[]') as lines,
      coalesce((${CHARGES}), '[]') as charges
    from orders where id = $1`,
  columns: {
    totalCents: 'cents',
    receivedCents: 'cents',
    refundedCents: 'cents',
    overpaidCents: 'cents',
    paidCents: 'cents',
    dueCents: 'cents',
    postings: 'json',
    refunds: 'json',
    lines: 'json',
    charges: 'json',
  },
});

const INSERT = `insert into order_postings (order_id, cause, payment_event_id, change_id, refund_id, order_item_id, charge_id, kind, cents,
    borne_by_shop)`;
/** In the order of the list, which is the order of writing. */
const WRITTEN = `rows from (jsonb_to_recordset($2::jsonb) as (cause text, kind text, "itemId" uuid, "chargeId" uuid, cents bigint,
    "refundId" uuid, "borneByShop" boolean))
  with ordinality as posting(cause, kind, "itemId", "chargeId", cents, "refundId", "borneByShop", place)`;

/** `postings` is a JSON list of Posting. Written twice for one event, they are written once. */
export const postPayment = defineQuery<[orderId: string, postings: string, eventId: string | null]>({
  name: 'orders.post-payment',
  text: `${INSERT}
    select $1, cause, $3, null, "refundId", "itemId", "chargeId", kind, cents, "borneByShop" from ${WRITTEN} order by place
    on conflict do nothing`,
});

type Refunded = [orderId: string, postings: string, changedCents: number, refundedCents: number, overpaidCents: number];

/** The order's refunded amount, its change, and the rows that add up to it. */
export const postRefund = defineQuery<Refunded>({
  name: 'orders.post-refund',
  text: `with changed as (
      update orders set refunded_cents = $4, overpaid_refunded_cents = $5, updated_at = now() where id = $1),
    change as (insert into refunded_amount_changes (order_id, cents) values ($1, $3) returning id)
    ${INSERT}
    select $1, cause, null, change.id, "refundId", "itemId", "chargeId", kind, cents, "borneByShop" from change, ${WRITTEN} order by place`,
});
