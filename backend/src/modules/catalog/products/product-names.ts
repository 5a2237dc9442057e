import { Injectable } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';

/** For modules that copy a product's name into a document of their own. */
@Injectable()
export class ProductNames {
  /** The names of those among `ids` that the shop shows now, by id. */
  async ofShown(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
    const products = await query<{ id: string; name: string }>(
      tx,
      'select id, name from products where id = any($1) and deleted_at is null',
      [ids],
    );
    return new Map(products.map((product) => [product.id, product.name]));
  }
}
