import { Injectable } from '@nestjs/common';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';
import { centsOf } from '#platform/money/money.sql.js';
import { sizeGone, sizeNotFound } from '../catalog.errors.js';

interface SizePrice {
  label: string;
  /** Today. */
  priceCents: number;
}

type Row = SizePrice & { id: string; isForSale: boolean };

/** Locks the product, as everyone does who changes its sizes: the price stays what it is until the transaction ends. */
const SIZE_PRICES = defineQuery<[productId: string, variantIds: readonly string[]], Row>({
  name: 'catalog.size-prices',
  text: `select v.id, v.label, ${centsOf('coalesce(v.price_override, p.price)')} as "priceCents", v.is_active and p.deleted_at is null as "isForSale"
    from products p join product_variants v on v.product_id = p.id
    where p.id = $1 and v.id = any($2::uuid[]) and v.label <> '' for no key update of p`,
  columns: { id: 'uuid', label: 'text', priceCents: 'cents', isForSale: 'boolean' },
});

/** For an order that gets another size of a product. */
@Injectable()
export class SizePrices {
  /** Today's prices of two sizes of a product. 404 for one it does not have, 409 SIZE_GONE when `wanted` is no longer sold. */
  async of(tx: Tx, productId: string, current: string, wanted: string): Promise<{ current: SizePrice; wanted: SizePrice }> {
    const sizes = new Map((await SIZE_PRICES.rows(tx, productId, [current, wanted])).map((size) => [size.id, size]));
    const [from, to] = [sizes.get(current), sizes.get(wanted)];
    if (!from || !to) throw sizeNotFound();
    if (!to.isForSale) throw sizeGone(to.label);
    return { current: from, wanted: to };
  }
}
