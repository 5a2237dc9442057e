import { defineQuery } from '#platform/database/define-query.js';

/** In id order, as sales lock them, so that neither deadlocks. */
export const LOCK_PRODUCTS = defineQuery<[ids: readonly string[]]>({
  name: 'catalog.lock-products',
  text: 'select from products where id = any($1) order by id for update',
});
