import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { familiesOf } from '@shop/contract/color-families';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CatalogQueries } from '../catalog.queries.js';
import { ALL_COLORS, SIZES } from './listing.queries.js';
import type { ListingView } from './listing.view.js';

type Facets = Pick<ListingView, 'sizes' | 'colors' | 'artists'>;

const MAX_SIZES = 200;
const MAX_COLORS = 1_000;

/** The values that the filters of a listing offer, whatever is chosen. */
@Injectable()
export class ListingFacets {
  private readonly facets: QueryCache<Facets>;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    this.facets = new QueryCache(changes, ['products', 'product_variants', 'artists'], 1);
  }

  current(): Promise<Facets> {
    return this.facets.get('facets', () => this.read());
  }

  private async read(): Promise<Facets> {
    const [sizes, colors, artists] = await Promise.all([
      SIZES.rows(this.db, MAX_SIZES),
      ALL_COLORS.rows(this.db, MAX_COLORS),
      this.catalog.artists(),
    ]);
    return {
      sizes: sizes.map(({ size }) => size),
      colors: familiesOf(colors.map(({ color }) => color)),
      artists: artists.filter(({ productCount }) => productCount > 0).map(({ id, name }) => ({ id, name })),
    };
  }
}
