/** Of a row of refunds: a JSON list of the lines that staff named, by their names when they were sold. */
export const REFUNDED_LINES = `coalesce((select json_agg(json_build_object('itemId', line.order_item_id,
      'name', concat_ws(', ', product_name, nullif(variant_label, '')), 'cents', line.cents, 'notSent', not_sent)
    order by sold.created_at, line.order_item_id)
  from refund_lines line left join order_line_nets sold on sold.order_item_id = line.order_item_id where line.refund_id = refunds.id), '[]')`;

export interface StoredRefundedLine {
  itemId: string;
  /** "Dawn Hoodie, M". */
  name: string;
  /** The goods without tax. */
  cents: number;
  /** Pieces that are not sent; null: not specified. */
  notSent: number | null;
}
