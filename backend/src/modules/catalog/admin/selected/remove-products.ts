import { Injectable } from '@nestjs/common';
import type { Admin } from '#modules/auth/index.js';
import { RemoveProduct } from '../products/remove-product.js';
import { outcomesOf, type ProductEditsView } from './outcomes.view.js';

/** Deletes several products. Each one is deleted in its own transaction, as by its own button, or names what is in the way. */
@Injectable()
export class RemoveProducts {
  constructor(private readonly removeProduct: RemoveProduct) {}

  execute(admin: Admin, ids: readonly string[]): Promise<ProductEditsView> {
    return outcomesOf(
      ids.map((id) => ({ id })),
      ({ id }) => this.removeProduct.execute(admin, id),
    );
  }
}
