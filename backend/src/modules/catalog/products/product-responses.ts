import { Injectable } from '@nestjs/common';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import type { EncodedBody } from '#platform/http/encoded-body.js';
import { jsonBody } from '#platform/http/json-response.js';
import { productNotFound } from '../catalog.errors.js';
import { CatalogQueries } from '../catalog.queries.js';
import type { ProductDetailView } from '../catalog.view.js';
import { PRODUCT_LIST_TABLES } from './product-list.js';

const MAX_CACHED_RESPONSES = 2_000;
/** One product takes 0.4 ms of Postgres, fifty take 1 to 3. */
const MAX_PRODUCTS_PER_STATEMENT = 50;

/**
 * The responses for product pages, with the stock, kept in memory. A sale changes the stock of products that shoppers are looking at; the
 * first one that is asked for again is read together with others that were sold.
 */
@Injectable()
export class ProductResponses {
  private readonly responses: QueryCache<EncodedBody>;
  /** Products that were in memory when their stock changed. */
  private readonly sold = new Set<string>();

  constructor(
    private readonly catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    this.responses = new QueryCache(changes, PRODUCT_LIST_TABLES, MAX_CACHED_RESPONSES);
    changes.onChange((table, id) => {
      if (table === 'stock' && id !== undefined && this.responses.delete(id)) this.sold.add(id);
    });
  }

  /** Rejects with the 404 of a product that is not listed. */
  get(productId: string): Promise<EncodedBody> {
    return this.responses.get(productId, () => this.load(productId));
  }

  private load(productId: string): Promise<EncodedBody> {
    this.sold.delete(productId);
    const others = [...this.sold].slice(0, MAX_PRODUCTS_PER_STATEMENT - 1);
    const products = this.catalog.productDetails([productId, ...others]);
    for (const other of others) {
      this.sold.delete(other);
      // Whoever asks for it meanwhile gets the error.
      this.responses.get(other, () => bodyOf(other, products)).catch(() => undefined);
    }
    return bodyOf(productId, products);
  }
}

async function bodyOf(productId: string, products: Promise<readonly ProductDetailView[]>): Promise<EncodedBody> {
  const product = (await products).find(({ id }) => id === productId);
  if (!product) throw productNotFound();
  return jsonBody(product);
}
