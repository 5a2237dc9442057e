import { defineQuery } from '#platform/database/define-query.js';
import { DELETED_ITEM_TYPES, type DeletedItemView } from './deleted-items.view.js';

interface Group {
  table: 'categories' | 'artists';
  /** The column of products that refers to it. */
  link: 'category_id' | 'artist_id';
}

/** Statements for deleted categories and artists. A deleted one keeps its row; no product refers to it. */
const deletionQueries = ({ table, link }: Group) => ({
  /** Its products must be locked before, in id order as sales do, and then its row. */
  remove: defineQuery<[id: string]>({
    name: `catalog.remove-from-${table}`,
    text: `with former as (update products set ${link} = null where ${link} = $1 returning id)
      update ${table} set deleted_at = now(), former_product_ids = array(select id from former) where id = $1`,
  }),

  /** The products that `restore` gives back, in id order as sales lock them, so that neither deadlocks. */
  lockFormerProducts: defineQuery<[id: string]>({
    name: `catalog.lock-former-products-of-${table}`,
    text: `select from products where id in (select unnest(former_product_ids) from ${table} where id = $1 and deleted_at is not null)
      order by id for update`,
  }),

  /**
   * Products that got another one meanwhile keep it. The version is raised, so that a form that was opened before the deletion is a
   * conflict. Returns nothing when it is not deleted.
   */
  restore: defineQuery<[id: string], { name: string }>({
    name: `catalog.restore-to-${table}`,
    text: `with restored as (
        update ${table} set deleted_at = null, version = version + 1 where id = $1 and deleted_at is not null
        returning id, name, former_product_ids),
      returned as (
        update products p set ${link} = r.id from restored r where p.id = any(r.former_product_ids) and p.${link} is null)
      select name from restored`,
    columns: { name: 'text' },
  }),

  list: defineQuery<[limit: number], DeletedItemView>({
    name: `catalog.deleted-${table}`,
    text: `select id, name, image_url as "imageUrl", deleted_at as "deletedAt" from ${table} where deleted_at is not null
      order by deleted_at desc, id limit $1`,
    columns: DELETED_ITEM_TYPES,
  }),

  purge: defineQuery<[days: number], { id: string }>({
    name: `catalog.purge-deleted-${table}`,
    text: `delete from ${table} where deleted_at < now() - make_interval(days => $1) returning id`,
    columns: { id: 'uuid' },
  }),
});

export const DELETED_CATEGORIES = deletionQueries({ table: 'categories', link: 'category_id' });
export const DELETED_ARTISTS = deletionQueries({ table: 'artists', link: 'artist_id' });
