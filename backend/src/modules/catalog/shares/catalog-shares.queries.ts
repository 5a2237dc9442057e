import { defineQuery } from '#platform/database/define-query.js';

/** An artist or a product whose share has changed, with the share before. */
export interface ChangedShare {
  id: string;
  name: string;
  before: number | null;
}

const columns = { id: 'uuid', name: 'text', before: 'integer' } as const;

/** In id order, so that two of these do not deadlock. Deleted ones have a share too: what they sold before is paid for. */
export const LOCK_ARTISTS = defineQuery<[ids: readonly string[]], ChangedShare>({
  name: 'catalog.lock-artist-shares',
  text: `select id, name, share_bps as before from artists where id = any($1::uuid[]) order by id for no key update`,
  columns,
});

export const SET_ARTIST_SHARES = defineQuery<[ids: readonly string[], shareBps: number | null]>({
  name: 'catalog.set-artist-shares',
  text: 'update artists set share_bps = $2 where id = any($1::uuid[]) and share_bps is distinct from $2',
});

export const LOCK_PRODUCT = defineQuery<[id: string], ChangedShare>({
  name: 'catalog.lock-product-share',
  text: 'select id, name, share_bps as before from products where id = $1 and deleted_at is null for no key update',
  columns,
});

export const SET_PRODUCT_SHARE = defineQuery<[id: string, shareBps: number | null]>({
  name: 'catalog.set-product-share',
  text: 'update products set share_bps = $2 where id = $1',
});
