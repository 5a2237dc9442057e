import { Injectable } from '@nestjs/common';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { EncodedBody } from '#platform/http/encoded-body.js';
import { CatalogQueries } from '../catalog.queries.js';

/** The tables whose rows product lists show; a change of stock is announced as "stock" with the product's id. */
export const PRODUCT_LIST_TABLES: readonly string[] = [
  'products',
  'product_variants',
  'product_images',
  'categories',
  'artists',
  'stored_files',
];

/** The list is held in memory, so it has a limit; `?limit=&after=` reads all products by pages. */
const MAX_LISTED_PRODUCTS = 10_000;

/**
 * The list of all products with their stock, ready to be sent. A sale changes one product: only that one is read again, the list
 * is put together from the texts of the others.
 */
@Injectable()
export class ProductList {
  /** The JSON of each product, in the order of the list. */
  private products: Map<string, string> | undefined;
  private readonly sold = new Set<string>();
  private body: Promise<EncodedBody> | undefined;
  private lastBuild: Promise<unknown> = Promise.resolve();
  private version = 0;

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly tableChanges: TableChangeListener,
  ) {
    tableChanges.onChange((table, id) => {
      if (table === 'stock' && id) this.sold.add(id);
      else if (table === '*' || PRODUCT_LIST_TABLES.includes(table)) this.forget();
      else return;
      this.body = undefined;
    });
  }

  current(): Promise<EncodedBody> {
    if (!this.tableChanges.connected) return this.load().then(bodyOf);
    if (this.body) return this.body;
    // One after the other: an older read of a product must not overwrite a newer one.
    const body = this.lastBuild.then(() => this.build());
    this.body = body;
    this.lastBuild = body.catch(() => {
      this.forget();
      if (this.body === body) this.body = undefined;
    });
    return body;
  }

  private forget(): void {
    this.products = undefined;
    this.version += 1;
  }

  private async build(): Promise<EncodedBody> {
    const { version } = this;
    const sold = [...this.sold];
    this.sold.clear();
    const products = this.products ?? (await this.load());
    if (products === this.products) {
      for (const product of sold.length > 0 ? await this.catalog.productsById(sold) : []) {
        if (products.has(product.id)) products.set(product.id, JSON.stringify(product));
      }
    }
    if (version === this.version) this.products = products;
    return bodyOf(products);
  }

  private async load(): Promise<Map<string, string>> {
    const products = await this.catalog.products(MAX_LISTED_PRODUCTS);
    return new Map(products.map((product) => [product.id, JSON.stringify(product)]));
  }
}

function bodyOf(products: ReadonlyMap<string, string>): EncodedBody {
  return EncodedBody.plain(Buffer.from(`[${[...products.values()].join(',')}]`));
}
