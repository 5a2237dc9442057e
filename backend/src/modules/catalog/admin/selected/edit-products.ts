import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import type { Admin } from '#modules/auth/index.js';
import { EditProduct } from './edit-product.js';
import type { ProductEditDto } from './edit-products.dto.js';
import { outcomesOf, type ProductEditsView } from './outcomes.view.js';

/** What is changed in the list. Each product is saved in its own transaction or names what is in the way. */
@Injectable()
export class EditProducts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly editProduct: EditProduct,
  ) {}

  execute(admin: Admin, edits: readonly ProductEditDto[]): Promise<ProductEditsView> {
    return outcomesOf(edits, (edit) => inTransaction(this.db, (tx) => this.editProduct.execute(tx, admin, edit)));
  }
}
