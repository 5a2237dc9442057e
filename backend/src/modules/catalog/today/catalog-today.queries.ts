import { defineQuery } from '#platform/database/define-query.js';
import { waiting } from '../clock/visible.sql.js';
import type { UnreadyDrop } from './drop-duties.js';

/** When the sale of p begins, and the first moment at which something happens to it. */
const SALE = 'greatest(p.visible_from, p.buyable_from)';
const FIRST = `case when p.visible_from > (select at from catalog_clock) then least(p.visible_from, p.buyable_from) else p.buyable_from end`;

const soon = (moment: string): string => `${moment} < now() + make_interval(days => $1)`;

/**
 * Products that open within the days without pieces or without an image, the nearest first, each with the number of all. Only products
 * with moments are read, by their indexes. The image is wanted when the product is shown, the pieces when it is sold.
 */
export const UNREADY_DROPS = defineQuery<[days: number, limit: number], UnreadyDrop & { count: number }>({
  name: 'catalog.unready-drops',
  text: `select id, name, case when "hasNoImage" then first else sale end as "opensAt", "hasNoPieces", "hasNoImage",
      (count(*) over ())::int as count
    from (select p.id, p.name, ${FIRST} as first, ${SALE} as sale,
        p.stock_quantity = 0 and ${soon(SALE)} as "hasNoPieces", p.image_url is null and ${soon(FIRST)} as "hasNoImage"
      from products p where p.deleted_at is null and ${waiting('p')}) drops
    where "hasNoPieces" or "hasNoImage" order by 3, name, id limit $2`,
  columns: {
    id: 'uuid',
    name: 'text',
    opensAt: 'timestamptz',
    hasNoPieces: 'boolean',
    hasNoImage: 'boolean',
    count: 'integer',
  },
});

export const HAS_CLOTHING = defineQuery<[], { hasClothing: boolean }>({
  name: 'catalog.has-clothing',
  text: `select exists (select from categories where tax_kind = 'clothing' and deleted_at is null) as "hasClothing"`,
  columns: { hasClothing: 'boolean' },
});
