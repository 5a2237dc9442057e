import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { familiesOf } from '@shop/contract/color-families';
import { countFacets, inSizeOrder, NO_CRITERIA } from '@shop/contract/listing';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CatalogQueries } from '../catalog.queries.js';
import type { ProductListItemView } from '../catalog.view.js';
import { PRODUCT_LIST_TABLES } from '../products/product-list.js';
import type { Criteria } from './listing-criteria.js';
import { ALL_COLORS, SIZES } from './listing.queries.js';
import type { ListingFacetsView, ListingView } from './listing.view.js';

type Facets = Pick<ListingView, 'sizes' | 'colors' | 'artists'>;

const MAX_SIZES = 200;
const MAX_COLORS = 1_000;

/** The values that the filters of a listing offer, whatever is chosen. */
@Injectable()
export class ListingFacets {
  private readonly facets: QueryCache<Facets>;
  private readonly shortList: QueryCache<ProductListItemView[]>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    this.facets = new QueryCache(changes, ['products', 'product_variants', 'artists'], 1);
    this.shortList = new QueryCache(changes, PRODUCT_LIST_TABLES, 1);
  }

  current(): Promise<Facets> {
    return this.facets.get('facets', () => this.read());
  }

  /** Counted as the storefront counts them, from a list that is short enough for both to hold it. */
  async count(
    { size, color, artist, inStockOnly, sort, ...criteria }: Criteria,
    maxProducts: number,
  ): Promise<ListingFacetsView> {
    const products = await this.shortList.get('list', () => this.catalog.products(maxProducts));
    return countFacets(products, {
      ...criteria,
      size: size || NO_CRITERIA.size,
      color: color || NO_CRITERIA.color,
      artist: artist || NO_CRITERIA.artist,
      availability: inStockOnly ? 'in-stock' : 'all',
      sort: sort || NO_CRITERIA.sort,
    });
  }

  private async read(): Promise<Facets> {
    const [sizes, colors, artists] = await Promise.all([
      SIZES.rows(this.db, MAX_SIZES),
      ALL_COLORS.rows(this.db, MAX_COLORS),
      this.catalog.artists(),
    ]);
    return {
      sizes: inSizeOrder(sizes.map(({ size }) => size)),
      colors: familiesOf(colors.map(({ color }) => color)),
      artists: artists.filter(({ productCount }) => productCount > 0).map(({ id, name }) => ({ id, name })),
    };
  }
}
