import { arrayParameter } from '#platform/database/array-parameter.sql.js';
import { defineQuery } from '#platform/database/define-query.js';

type LineParameters = [
  productIds: readonly string[],
  /** Null for lines without a size. */
  variantIds: readonly (string | null)[],
  quantities: readonly number[],
];

interface LineKey {
  productId: string;
  variantId: string | null;
}

const KEY_TYPES = { productId: 'uuid', variantId: 'uuid' } as const;

/** The lines of a sale, one per product and size. */
const [PRODUCT_IDS, VARIANT_IDS] = [arrayParameter('$1', 'uuid'), arrayParameter('$2', 'uuid')];
const LINES = `unnest(${PRODUCT_IDS}, ${VARIANT_IDS}, ${arrayParameter('$3', 'integer')}) as line (product_id, variant_id, quantity)`;

/**
 * Returns the lines whose products were listed, had no sizes and had that many pieces; the others are not changed. The products are
 * locked in the order of their ids, so that two sales cannot deadlock. The update then checks the stock of the locked version of
 * the row: Postgres repeats the condition on it.
 */
export const DECREMENT_STOCK = defineQuery<LineParameters, LineKey>({
  name: 'catalog.decrement-stock',
  text: `with locked as (
      select p.id, line.quantity from products p join ${LINES} on line.product_id = p.id
      where p.deleted_at is null and p.option_names = '{}' order by p.id for no key update of p)
    update products p set stock_quantity = p.stock_quantity - locked.quantity from locked
    where p.id = locked.id and p.stock_quantity >= locked.quantity returning p.id as "productId", null::uuid as "variantId"`,
  columns: KEY_TYPES,
});

/**
 * As above, for lines of which some have sizes: first the product's row by the sum of its lines, then its sizes. Everyone who changes
 * sizes locks their product first, so that buyers of one product wait for its row and then check the newest version of the sizes.
 */
export const DECREMENT_SIZED_STOCK = defineQuery<LineParameters, LineKey>({
  name: 'catalog.decrement-sized-stock',
  text: `with line as (select * from ${LINES}),
    total as (
      select product_id, sum(quantity)::int as quantity, bool_and(variant_id is not null) as has_sizes,
        bool_and(variant_id is null) as has_none
      from line group by product_id),
    locked as (
      select p.id, total.quantity from products p join total on total.product_id = p.id
      where p.deleted_at is null and case when p.option_names = '{}' then total.has_none else total.has_sizes end
      order by p.id for no key update of p),
    product as (
      update products p set stock_quantity = p.stock_quantity - locked.quantity from locked
      where p.id = locked.id and p.stock_quantity >= locked.quantity returning p.id),
    size as (
      update product_variants v set stock_quantity = v.stock_quantity - line.quantity from product, line
      where line.product_id = product.id and v.id = line.variant_id and v.product_id = line.product_id
        and v.is_active and v.stock_quantity >= line.quantity
      returning v.product_id, v.id)
    select line.product_id as "productId", null::uuid as "variantId"
      from line join product on product.id = line.product_id where line.variant_id is null
    union all
    select size.product_id, size.id from size`,
  columns: KEY_TYPES,
});

/** Locks all products of the lines; increments those without sizes, whatever size was ordered, and returns them. */
export const INCREMENT_STOCK = defineQuery<LineParameters, { productId: string }>({
  name: 'catalog.increment-stock',
  text: `with total as (select product_id, sum(quantity)::int as quantity from ${LINES} group by product_id),
    locked as (
      select p.id, total.quantity from products p join total on total.product_id = p.id order by p.id for no key update of p)
    update products p set stock_quantity = p.stock_quantity + locked.quantity from locked
    where p.id = locked.id and p.option_names = '{}' returning p.id as "productId"`,
  columns: { productId: 'uuid' },
});

/** Increments sizes of locked products. A retired size is outside of the product's sum, and so is the row for pieces without a size. */
export const INCREMENT_SIZES = defineQuery<LineParameters>({
  name: 'catalog.increment-sizes',
  text: `with line as (select * from ${LINES}),
    unassigned as (
      insert into product_variants (product_id, option_values, label, stock_quantity, is_active)
      select product_id, '{}', '', quantity, false from line where variant_id is null
      on conflict (product_id, lower(label)) do update set stock_quantity = product_variants.stock_quantity + excluded.stock_quantity),
    size as (
      update product_variants v set stock_quantity = v.stock_quantity + line.quantity from line
      where v.id = line.variant_id and v.product_id = line.product_id
      returning v.product_id, case when v.is_active then line.quantity else 0 end as listed),
    total as (select product_id, sum(listed)::int as quantity from size group by product_id)
    update products p set stock_quantity = p.stock_quantity + total.quantity from total
    where p.id = total.product_id and total.quantity > 0`,
});

/** The lines whose products are listed and have a stock that fits the line: of the size, or of the product without sizes. */
export const STOCK_OF_LINES = defineQuery<LineParameters, LineKey & { stock: number }>({
  name: 'catalog.stock-of-lines',
  text: `select p.id as "productId", v.id as "variantId", coalesce(v.stock_quantity, p.stock_quantity) as stock
    from ${LINES} join products p on p.id = line.product_id and p.deleted_at is null and (p.option_names = '{}') = (line.variant_id is null)
    left join product_variants v on v.id = line.variant_id and v.product_id = p.id and v.is_active
    where line.variant_id is null or v.id is not null`,
  columns: { ...KEY_TYPES, stock: 'integer' },
});

/** Low stock is 1 to 10 pieces, as in the storefront's warning. */
export const COUNT_LOW_STOCK = defineQuery<[], { low: number; out: number }>({
  name: 'catalog.count-low-stock',
  text: `select (count(*) filter (where stock_quantity > 0))::int as low, (count(*) filter (where stock_quantity = 0))::int as out
    from products where deleted_at is null and stock_quantity between 0 and 10`,
  columns: { low: 'integer', out: 'integer' },
});

/** Active sizes of listed products without a piece left. */
export const COUNT_SIZES_OUT = defineQuery<[], { count: number }>({
  name: 'catalog.count-sizes-out',
  text: `select count(*)::int as count from product_variants v join products p on p.id = v.product_id
    where p.deleted_at is null and p.option_names <> '{}' and v.is_active and v.stock_quantity = 0`,
  columns: { count: 'integer' },
});

/** A product, or a size of one that has other sizes left. */
export interface SoldOut {
  productId: string;
  variantId: string | null;
  /** "Dawn Cap" for a product without a piece; "Dawn Hoodie, M" for a size whose product has others. */
  name: string;
}

export const SOLD_OUT_AMONG = defineQuery<[productIds: string[], variantIds: string[]], SoldOut>({
  name: 'catalog.sold-out-among',
  text: `select id as "productId", variant_id as "variantId", name from (
      select p.name, p.id, null::uuid as variant_id, 0 as position from products p
        where p.id = any(${PRODUCT_IDS}) and p.deleted_at is null and p.stock_quantity = 0
      union all
      select p.name || ', ' || v.label, p.id, v.id, v.sort_order from product_variants v join products p on p.id = v.product_id
        where v.id = any(${VARIANT_IDS}) and v.is_active and v.stock_quantity = 0 and p.deleted_at is null and p.stock_quantity > 0
    ) sold_out order by name, position, id`,
  columns: { productId: 'uuid', variantId: 'uuid', name: 'text' },
});
