import { defineQuery } from '#platform/database/define-query.js';
import { imageInfo, joinStoredFile } from '../media/index.js';
import type { DeletedPortfolioItemView, PortfolioItemView } from './portfolio.view.js';

const COLUMNS = `m.id, m.media_url as "mediaUrl", m.media_type as "mediaType", m.description, m.sort_order as "sortOrder",
    m.is_cover_up as "isCoverUp", m.created_at as "createdAt", f.status as "fileStatus", ${imageInfo('f')} as image`;

const SOURCE = `portfolio_media m ${joinStoredFile('m.media_url', 'f')}`;

const ITEMS = `select ${COLUMNS} from ${SOURCE} where m.deleted_at is null`;

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
  text: `${ITEMS} and m.id = $1`,
  columns: ITEM_TYPES,
});

/** Those that can be restored, the latest first. */
export const DELETED_PORTFOLIO_ITEMS = defineQuery<[], DeletedPortfolioItemView>({
  name: 'portfolio.deleted-items',
  text: `select ${COLUMNS}, m.deleted_at as "deletedAt" from ${SOURCE} where m.deleted_at is not null
    order by m.deleted_at desc, m.id`,
  columns: { ...ITEM_TYPES, deletedAt: 'timestamptz' },
});

export const PURGE_DELETED_PORTFOLIO_ITEMS = defineQuery<[days: number], { id: string }>({
  name: 'portfolio.purge-deleted-items',
  text: 'delete from portfolio_media where deleted_at < now() - make_interval(days => $1) returning id',
  columns: { id: 'uuid' },
});

/** Numbers the items in the order of `ids`. */
export const SORT_PORTFOLIO = defineQuery<[ids: readonly string[]]>({
  name: 'portfolio.sort',
  text: `update portfolio_media m set sort_order = place.position - 1
    from unnest($1::uuid[]) with ordinality as place(id, position) where m.id = place.id`,
});
