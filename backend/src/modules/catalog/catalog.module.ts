import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { AdminArtistsController } from './admin/artists/admin-artists.controller.js';
import { AdminCatalogQueries } from './admin/admin-catalog.queries.js';
import { AdminCategoriesController } from './admin/categories/admin-categories.controller.js';
import { AdminProductsController } from './admin/products/admin-products.controller.js';
import { Artists } from './admin/artists/artists.service.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogController } from './catalog.controller.js';
import { Categories } from './admin/categories/categories.service.js';
import { ImportedProducts } from './products/imported-products.js';
import { ProductGallery } from './admin/products/product-files.js';
import { ProductLinks } from './admin/products/product-references.js';
import { ProductNames } from './products/product-names.js';
import { RemoveProduct } from './admin/products/remove-product.js';
import { SaveProduct } from './admin/products/save-product.js';
import { Stock } from './products/stock.js';

@Module({
  imports: [MediaModule],
  controllers: [CatalogController, AdminProductsController, AdminCategoriesController, AdminArtistsController],
  providers: [
    AdminCatalogQueries,
    Artists,
    CatalogQueries,
    Categories,
    ImportedProducts,
    ProductGallery,
    ProductLinks,
    ProductNames,
    RemoveProduct,
    SaveProduct,
    Stock,
  ],
  exports: [CatalogQueries, ImportedProducts, ProductNames, Stock],
})
export class CatalogModule {}
