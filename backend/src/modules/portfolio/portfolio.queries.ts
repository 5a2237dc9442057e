import { defineQuery } from '#platform/database/define-query.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import type { PortfolioItemView } from './portfolio.view.js';

const ITEMS = `select m.id, m.media_url as "mediaUrl", m.media_type as "mediaType", m.description, m.sort_order as "sortOrder",
    m.is_cover_up as "isCoverUp", m.created_at as "createdAt", f.status as "fileStatus", ${imageInfo('f')} as image
  from portfolio_media m ${joinStoredFile('m.media_url', 'f')}`;

const ITEM_TYPES = {
  id: 'uuid',
  mediaUrl: 'text',
  mediaType: 'text',
  description: 'text',
  sortOrder: 'integer',
  isCoverUp: 'boolean',
  createdAt: 'timestamptz',
  fileStatus: 'text',
  image: 'json',
} as const;

/** In the order set by the admin; items in the same place are sorted by age. */
export const PORTFOLIO_ITEMS = defineQuery<[], PortfolioItemView>({
  name: 'portfolio.items',
  text: `${ITEMS} order by m.sort_order, m.created_at, m.id`,
  columns: ITEM_TYPES,
});

export const PORTFOLIO_ITEM = defineQuery<[id: string], PortfolioItemView>({
  name: 'portfolio.item',
  text: `${ITEMS} where m.id = $1`,
  columns: ITEM_TYPES,
});

/** Numbers the items in the order of `ids`. */
export const SORT_PORTFOLIO = defineQuery<[ids: readonly string[]]>({
  name: 'portfolio.sort',
  text: `update portfolio_media m set sort_order = place.position - 1
    from unnest($1::uuid[]) with ordinality as place(id, position) where m.id = place.id`,
});
