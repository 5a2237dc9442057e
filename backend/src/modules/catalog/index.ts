export { Artist } from './artist.entity.js';
export { onlyLeft, productNotFound } from './catalog.errors.js';
export { CatalogModule } from './catalog.module.js';
export { CatalogReads } from './catalog-reads.js';
export { ImageInfoView, ProductListItemView } from './catalog.view.js';
export { Category } from './category.entity.js';
export { Product } from './product.entity.js';
export { ProductImage } from './product-image.entity.js';
export { inLockOrder, StockLedger, type StockLine } from './stock-ledger.js';
