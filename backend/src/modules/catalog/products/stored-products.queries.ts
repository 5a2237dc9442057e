import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { galleryOf, PRODUCT_DETAIL_TYPES, productDetails, productList } from '../catalog.queries.js';
import type { ProductDetailView, ProductImageView, ProductListItemView } from '../catalog.view.js';
import { PRODUCT_COLUMN_TYPES } from './product.sql.js';

const STORED = 'p.deleted_at is null and p.id = $1';

const STORED_PRODUCT = defineQuery<[id: string], ProductListItemView>({
  name: 'catalog.stored-product',
  text: productList(STORED),
  columns: PRODUCT_COLUMN_TYPES,
});

const STORED_DETAIL = defineQuery<[id: string], ProductDetailView>({
  name: 'catalog.stored-product-detail',
  text: productDetails(STORED),
  columns: PRODUCT_DETAIL_TYPES,
});

/** Products as the shop shows them, also drafts and what is not visible yet: for staff only. */
@Injectable()
export class StoredProducts {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Undefined for a product that was deleted. */
  item(id: string): Promise<ProductListItemView | undefined> {
    return STORED_PRODUCT.first(this.db, id);
  }

  detail(id: string): Promise<ProductDetailView | undefined> {
    return STORED_DETAIL.first(this.db, id);
  }

  async images(id: string): Promise<ProductImageView[] | undefined> {
    const product = await this.item(id);
    return product && galleryOf(this.db, product);
  }
}
