import { QueryCache } from '#platform/database/query-cache.js';
import type { TableChangeListener } from '#platform/database/table-change-listener.js';
import { PRODUCT_LIST_TABLES } from '../products/product-list.js';

/** Of about 1 kB each. */
export const MAX_CACHED_PRODUCTS = 5_000;

/**
 * Caches the JSON of single products, from which pages of lists are assembled: a sale reads one product again instead of every page
 * that shows it.
 */
export class ProductJsonCache {
  private readonly cache: QueryCache<string | undefined>;

  /** `read` gets the products among `ids` that are listed, in any order. */
  constructor(
    changes: TableChangeListener,
    private readonly read: (ids: readonly string[]) => Promise<readonly { id: string }[]>,
  ) {
    this.cache = new QueryCache(changes, PRODUCT_LIST_TABLES, MAX_CACHED_PRODUCTS);
    changes.onChange((table, id) => {
      if (table === 'stock' && id !== undefined) this.cache.delete(id);
    });
  }

  /** The JSON array of the products in the order of `ids`, without those that are not listed; at most one statement. */
  async list(ids: readonly string[]): Promise<string> {
    const missing: string[] = [];
    let reading: Promise<ReadonlyMap<string, string>> | undefined;
    const load = async (id: string): Promise<string | undefined> => {
      missing.push(id);
      // Begins when all ids have been looked up.
      reading ??= Promise.resolve().then(() => this.readAll(missing));
      return (await reading).get(id);
    };
    const items = await Promise.all(ids.map((id) => this.cache.get(id, () => load(id))));
    return `[${items.filter((item) => item !== undefined).join(',')}]`;
  }

  private async readAll(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.read(ids)).map((product) => [product.id, JSON.stringify(product)]));
  }
}
