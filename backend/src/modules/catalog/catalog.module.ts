import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { AdminArtistsController } from './admin-artists.controller.js';
import { AdminCatalogQueries } from './admin-catalog.queries.js';
import { AdminCategoriesController } from './admin-categories.controller.js';
import { AdminProductsController } from './admin-products.controller.js';
import { Artists } from './artists.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogController } from './catalog.controller.js';
import { Categories } from './categories.js';
import { ImportedProducts } from './imported-products.js';
import { ProductGallery } from './product-gallery.js';
import { ProductLinks } from './product-links.js';
import { ProductNames } from './product-names.js';
import { RemoveProduct } from './remove-product.js';
import { SaveProduct } from './save-product.js';
import { Stock } from './stock.js';

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
