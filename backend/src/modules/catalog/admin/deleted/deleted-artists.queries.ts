import { defineQuery } from '#platform/database/define-query.js';
import { DELETED_ITEM_TYPES, type DeletedItemView } from './deleted-items.view.js';

const COLUMNS = 'id, name, location, story, image_url, is_active, version, created_at';

/** Moves the artist, with the ids of the products; the foreign key of the products then clears it. */
export const MOVE_TO_DELETED_ARTISTS = defineQuery<[id: string]>({
  name: 'catalog.move-to-deleted-artists',
  text: `with gone as (delete from artists where id = $1 returning ${COLUMNS})
    insert into deleted_artists (${COLUMNS}, product_ids)
    select ${COLUMNS}, array(select p.id from products p where p.artist_id = gone.id) from gone`,
});

/** Also raises the version, so that a form that was opened before the deletion is a conflict. */
export const MOVE_BACK_TO_ARTISTS = defineQuery<[id: string]>({
  name: 'catalog.move-back-to-artists',
  text: `with back as (delete from deleted_artists where id = $1 returning ${COLUMNS})
    insert into artists (${COLUMNS}) select id, name, location, story, image_url, is_active, version + 1, created_at from back`,
});

/** Products that got another artist meanwhile keep it. */
export const RETURN_PRODUCTS_TO_ARTIST = defineQuery<[id: string, productIds: readonly string[]]>({
  name: 'catalog.return-products-to-artist',
  text: 'update products set artist_id = $1 where id = any($2) and artist_id is null',
});

export const DELETED_ARTISTS = defineQuery<[limit: number], DeletedItemView>({
  name: 'catalog.deleted-artists',
  text: `select id, name, image_url as "imageUrl", deleted_at as "deletedAt" from deleted_artists
    order by deleted_at desc, id limit $1`,
  columns: DELETED_ITEM_TYPES,
});

export const PURGE_DELETED_ARTISTS = defineQuery<[days: number], { id: string }>({
  name: 'catalog.purge-deleted-artists',
  text: 'delete from deleted_artists where deleted_at < now() - make_interval(days => $1) returning id',
  columns: { id: 'uuid' },
});
