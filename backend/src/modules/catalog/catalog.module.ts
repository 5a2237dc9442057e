import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { AdminArtistsController } from './admin-artists.controller.js';
import { AdminCatalogReads } from './admin-catalog-reads.js';
import { AdminCategoriesController } from './admin-categories.controller.js';
import { AdminProductsController } from './admin-products.controller.js';
import { Artists } from './artists.js';
import { CatalogReads } from './catalog-reads.js';
import { CatalogController } from './catalog.controller.js';
import { Categories } from './categories.js';
import { ImportedProducts } from './imported-products.js';
import { ProductGallery } from './product-gallery.js';
import { ProductLinks } from './product-links.js';
import { ProductNames } from './product-names.js';
import { RemoveProduct } from './remove-product.js';
import { SaveProduct } from './save-product.js';
import { StockLedger } from './stock-ledger.js';

@Module({
  imports: [MediaModule],
  controllers: [CatalogController, AdminProductsController, AdminCategoriesController, AdminArtistsController],
  providers: [
    AdminCatalogReads,
    Artists,
    CatalogReads,
    Categories,
    ImportedProducts,
    ProductGallery,
    ProductLinks,
    ProductNames,
    RemoveProduct,
    SaveProduct,
    StockLedger,
  ],
  exports: [CatalogReads, ImportedProducts, ProductNames, StockLedger],
})
export class CatalogModule {}
