import { Injectable } from '@nestjs/common';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CatalogQueries } from '../catalog.queries.js';
import type { ProductListItemView } from '../catalog.view.js';
import { PRODUCT_LIST_TABLES } from './product-list.js';

const MAX_CACHED_PRODUCTS = 2_000;

/** The fields of a listed product, without its class. */
type ListedProduct = Pick<ProductListItemView, keyof ProductListItemView>;

/**
 * Products as lists show them, for other modules' answers. They come from memory and follow a change when Postgres has announced
 * it. A sale that leaves pieces is no such change: the caller reads price and stock itself.
 */
@Injectable()
export class ProductLookup {
  private readonly products: QueryCache<ProductListItemView | undefined>;

  constructor(
    private readonly catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    this.products = new QueryCache(changes, PRODUCT_LIST_TABLES, MAX_CACHED_PRODUCTS);
  }

  /** The listed products among `ids`, by id; at most one statement. */
  async byId(ids: readonly string[]): Promise<Map<string, ListedProduct>> {
    const found = new Map<string, ListedProduct>();
    let missing: Promise<ProductListItemView[]> | undefined;
    const load = async (id: string): Promise<ProductListItemView | undefined> => {
      missing ??= this.catalog.productsById(ids);
      return (await missing).find((product) => product.id === id);
    };
    for (const product of await Promise.all(ids.map((id) => this.products.get(id, () => load(id))))) {
      if (product) found.set(product.id, product);
    }
    for (const id of ids) if (!found.has(id)) this.products.delete(id);
    return found;
  }
}
