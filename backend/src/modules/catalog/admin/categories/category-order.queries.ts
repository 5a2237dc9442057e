import { defineQuery } from '#platform/database/define-query.js';

/** Numbers the categories in the order of `ids`. */
export const ARRANGE_CATEGORIES = defineQuery<[ids: readonly string[]]>({
  name: 'catalog.arrange-categories',
  text: `update categories c set sort_order = place.position - 1
    from unnest($1::uuid[]) with ordinality as place(id, position) where c.id = place.id`,
});
