import { foldedWords } from '@shop/contract/search';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { waiting } from '../../clock/visible.sql.js';
import { ADMIN_PRODUCT_TYPES, ADMIN_PRODUCTS } from '../admin-catalog.queries.js';
import type { AdminProductPageView, AdminProductView } from '../admin-catalog.view.js';
import type { AdminProductPageDto, ProductSort, StateFilter, StockFilter } from './product-page.dto.js';

const PAGE_SIZE = 120;

const SEARCHED = `folded_text(concat_ws(' ', p.name, a.name, c.name))`;

/** Products of a category ("none": without one), a stock and a state whose names hold all words; null and no words match everything. */
const MATCHING = `from products p left join artists a on a.id = p.artist_id left join categories c on c.id = p.category_id
  where p.deleted_at is null
    and case $1::text when 'none' then p.category_id is null else $1 is null or p.category_id = $1::uuid end
    and case $3::text when 'low' then p.stock_quantity between 1 and 10 when 'out' then p.stock_quantity = 0 else true end
    and case $4::text when 'waiting' then ${waiting('p')} when p.state then true else $4 is null end
    and ($2::text[] = '{}' or not exists (select from unnest($2::text[]) word where position(word in ${SEARCHED}) = 0))`;

type Filter = [category: string | null, words: readonly string[], stock: StockFilter | null, state: StateFilter | null];

type PageParameters = [...Filter, after: string | null, limit: number];

/** A page after the product $5, in the order of `key`; equal keys follow their ids. */
const pageBy = (sort: ProductSort, key: string, direction: 'asc' | 'desc') =>
  defineQuery<PageParameters, AdminProductView>({
    name: `catalog.admin-product-page-${sort}`,
    text: `${ADMIN_PRODUCTS} and p.id = any(array(select p.id ${MATCHING}
        and ($5::uuid is null or (${key}, p.id) ${direction === 'asc' ? '>' : '<'} (select ${key}, p.id from products p where p.id = $5))
        order by ${key} ${direction}, p.id ${direction} limit $6))
      order by ${key} ${direction}, p.id ${direction}`,
    columns: ADMIN_PRODUCT_TYPES,
  });

const PAGES = {
  newest: pageBy('newest', 'p.created_at', 'desc'),
  name: pageBy('name', 'folded_text(p.name)', 'asc'),
  'price-asc': pageBy('price-asc', 'p.price', 'asc'),
  'price-desc': pageBy('price-desc', 'p.price', 'desc'),
  'stock-asc': pageBy('stock-asc', 'p.stock_quantity', 'asc'),
  'stock-desc': pageBy('stock-desc', 'p.stock_quantity', 'desc'),
} satisfies Record<ProductSort, ReturnType<typeof pageBy>>;

const MATCHING_COUNT = defineQuery<Filter, { count: number }>({
  name: 'catalog.admin-product-count',
  text: `select count(*)::int as count ${MATCHING}`,
  columns: { count: 'integer' },
});

type Totals = Omit<AdminProductPageView, 'products' | 'matching'>;

const NO_PRODUCTS: Totals = { total: 0, uncategorized: 0, drafts: 0, waiting: 0 };

const TOTALS = defineQuery<[], Totals>({
  name: 'catalog.admin-product-totals',
  text: `select count(*)::int as total, (count(*) filter (where category_id is null))::int as uncategorized,
      (count(*) filter (where state = 'draft'))::int as drafts, (count(*) filter (where ${waiting('products')}))::int as waiting
    from products where deleted_at is null`,
  columns: { total: 'integer', uncategorized: 'integer', drafts: 'integer', waiting: 'integer' },
});

/** The admin's products by pages, for shops whose list is too long to be read as a whole. */
@Injectable()
export class ProductPages {
  private readonly totals: QueryCache<Totals>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    changes: TableChangeListener,
  ) {
    this.totals = new QueryCache(changes, ['products'], 1);
  }

  async page({
    category,
    search = '',
    stock,
    state,
    sort = 'newest',
    after,
    limit = PAGE_SIZE,
  }: AdminProductPageDto): Promise<AdminProductPageView> {
    const filter: Filter = [category ?? null, foldedWords(search), stock ?? null, state ?? null];
    const products = await PAGES[sort].rows(this.db, ...filter, after ?? null, limit);
    const totals = await this.totals.getCurrent('', async () => (await TOTALS.first(this.db)) ?? NO_PRODUCTS);
    const isFiltered = category !== undefined || stock !== undefined || state !== undefined || filter[1].length > 0;
    const counted = isFiltered ? await MATCHING_COUNT.first(this.db, ...filter) : undefined;
    return { products, matching: counted?.count ?? totals.total, ...totals };
  }
}
