import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { ProductRemovalListener } from '../catalog/index.js';
import { REMOVE_LINES_OF_PRODUCT, REMOVE_LINES_OF_SIZES } from './cart.queries.js';

/** A removed product or a retired size leaves every cart in the same transaction, so that restoring it does not bring lines back. */
@Injectable()
export class RemoveProductFromCarts extends ProductRemovalListener {
  async beforeRemoval(tx: Tx, productId: string): Promise<void> {
    await REMOVE_LINES_OF_PRODUCT.execute(tx, productId);
  }

  async beforeRetirement(tx: Tx, variantIds: readonly string[]): Promise<void> {
    await REMOVE_LINES_OF_SIZES.execute(tx, variantIds);
  }
}
