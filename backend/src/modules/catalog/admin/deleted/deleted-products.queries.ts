import { defineQuery } from '#platform/database/define-query.js';
import { DELETED_ITEM_TYPES, type DeletedItemView } from './deleted-items.view.js';

/** Those whose texts hold all words, which are in lower case and without accents. */
export const DELETED_PRODUCTS = defineQuery<[words: readonly string[], limit: number], DeletedItemView>({
  name: 'catalog.deleted-products',
  text: `select p.id, p.name, p.image_url as "imageUrl", p.deleted_at as "deletedAt" from products p
    where p.deleted_at is not null
      and not exists (select from unnest($1::text[]) word where position(word in folded_text(p.name || ' ' || p.description)) = 0)
    order by p.deleted_at desc, p.id limit $2`,
  columns: DELETED_ITEM_TYPES,
});
