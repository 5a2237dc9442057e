import { Injectable } from '@nestjs/common';
import { defineQuery } from '#platform/database/define-query.js';
import type { Tx } from '#platform/database/transactions.js';

const PRODUCT_NAMES = defineQuery<[ids: readonly string[]], { id: string; name: string }>({
  name: 'catalog.product-names',
  text: 'select id, name from products where id = any($1) and deleted_at is null',
  columns: { id: 'uuid', name: 'text' },
});

/** For modules that copy a product's name into a document of their own. */
@Injectable()
export class ProductNames {
  /** The names of the listed products among `ids`, by id. */
  async ofShown(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
    const products = await PRODUCT_NAMES.rows(tx, ids);
    return new Map(products.map(({ id, name }) => [id, name]));
  }
}
