import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { ADMIN_PRODUCT_TYPES, ADMIN_PRODUCTS } from '../admin-catalog.queries.js';
import type { AdminProductPageView, AdminProductView } from '../admin-catalog.view.js';
import type { AdminProductPageDto } from './product-page.dto.js';

const PAGE_SIZE = 120;
const NEWEST_FIRST = 'order by p.created_at desc, p.id desc';

/** Products of a category ("none": without one) whose name or artist holds all words; null and no words match everything. */
const MATCHING = `from products p left join artists a on a.id = p.artist_id
  where p.deleted_at is null
    and case $1::text when 'none' then p.category_id is null else $1 is null or p.category_id = $1::uuid end
    and not exists (select from unnest($2::text[]) word where position(word in lower(p.name || ' ' || coalesce(a.name, ''))) = 0)`;

type Filter = [category: string | null, words: readonly string[]];

const PAGE = defineQuery<[...Filter, after: string | null, limit: number], AdminProductView>({
  name: 'catalog.admin-product-page',
  text: `${ADMIN_PRODUCTS} and p.id = any(array(select p.id ${MATCHING}
      and ($3::uuid is null or (p.created_at, p.id) < (select created_at, id from products where id = $3))
      ${NEWEST_FIRST} limit $4))
    ${NEWEST_FIRST}`,
  columns: ADMIN_PRODUCT_TYPES,
});

const MATCHING_COUNT = defineQuery<Filter, { count: number }>({
  name: 'catalog.admin-product-count',
  text: `select count(*)::int as count ${MATCHING}`,
  columns: { count: 'integer' },
});

const TOTALS = defineQuery<[], { total: number; uncategorized: number }>({
  name: 'catalog.admin-product-totals',
  text: `select count(*)::int as total, (count(*) filter (where category_id is null))::int as uncategorized
    from products where deleted_at is null`,
  columns: { total: 'integer', uncategorized: 'integer' },
});

/** The admin's products by pages, for shops whose list is too long to be read as a whole. */
@Injectable()
export class ProductPages {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async page({ category, search = '', after, limit = PAGE_SIZE }: AdminProductPageDto): Promise<AdminProductPageView> {
    const filter: Filter = [category ?? null, search.toLowerCase().split(/\s+/).filter(Boolean)];
    const products = await PAGE.rows(this.db, ...filter, after ?? null, limit);
    const totals = (await TOTALS.first(this.db)) ?? { total: 0, uncategorized: 0 };
    const isFiltered = category !== undefined || filter[1].length > 0;
    const counted = isFiltered ? await MATCHING_COUNT.first(this.db, ...filter) : undefined;
    return { products, matching: counted?.count ?? totals.total, ...totals };
  }
}
