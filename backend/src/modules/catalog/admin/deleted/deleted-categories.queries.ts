import { defineQuery } from '#platform/database/define-query.js';
import { DELETED_ITEM_TYPES, type DeletedItemView } from './deleted-items.view.js';

const COLUMNS = 'id, name, slug, image_url, size_guide, sort_order, version';

/** Moves the category, with the ids of its products; the foreign key of the products then clears it. */
export const MOVE_TO_DELETED_CATEGORIES = defineQuery<[id: string]>({
  name: 'catalog.move-to-deleted-categories',
  text: `with gone as (delete from categories where id = $1 returning ${COLUMNS})
    insert into deleted_categories (${COLUMNS}, product_ids)
    select ${COLUMNS}, array(select p.id from products p where p.category_id = gone.id) from gone`,
});

/** Also raises the version, so that a form that was opened before the deletion is a conflict. */
export const MOVE_BACK_TO_CATEGORIES = defineQuery<[id: string]>({
  name: 'catalog.move-back-to-categories',
  text: `with back as (delete from deleted_categories where id = $1 returning ${COLUMNS})
    insert into categories (${COLUMNS}) select id, name, slug, image_url, size_guide, sort_order, version + 1 from back`,
});

/** Products that got another category meanwhile keep it. */
export const RETURN_PRODUCTS_TO_CATEGORY = defineQuery<[id: string, productIds: readonly string[]]>({
  name: 'catalog.return-products-to-category',
  text: 'update products set category_id = $1 where id = any($2) and category_id is null',
});

export const DELETED_CATEGORIES = defineQuery<[limit: number], DeletedItemView>({
  name: 'catalog.deleted-categories',
  text: `select id, name, image_url as "imageUrl", deleted_at as "deletedAt" from deleted_categories
    order by deleted_at desc, id limit $1`,
  columns: DELETED_ITEM_TYPES,
});

export const PURGE_DELETED_CATEGORIES = defineQuery<[days: number], { id: string }>({
  name: 'catalog.purge-deleted-categories',
  text: 'delete from deleted_categories where deleted_at < now() - make_interval(days => $1) returning id',
  columns: { id: 'uuid' },
});
