import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MediaModule } from '../media/index.js';
import { AdminArtistsController } from './admin/artists/admin-artists.controller.js';
import { AdminCatalogQueries } from './admin/admin-catalog.queries.js';
import { AdminCategoriesController } from './admin/categories/admin-categories.controller.js';
import { AdminProductsController } from './admin/products/admin-products.controller.js';
import { ArtistsService } from './admin/artists/artists.service.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogController } from './catalog.controller.js';
import { CategoriesService } from './admin/categories/categories.service.js';
import { ImportedProducts } from './products/imported-products.js';
import { ProductPages } from './admin/products/product-page.queries.js';
import { ProductReferences } from './admin/products/product-references.js';
import { ProductList } from './products/product-list.js';
import { ProductNames } from './products/product-names.queries.js';
import { ProductWriter } from './products/product-writer.js';
import { RemoveProduct } from './admin/products/remove-product.js';
import { SaveProduct } from './admin/products/save-product.js';
import { ListingController } from './listing/listing.controller.js';
import { ListingPages } from './listing/listing-pages.js';
import { ProductSitemap } from './listing/product-sitemap.queries.js';
import { OpeningProducts } from './products/opening-products.queries.js';
import { Stock } from './products/stock.js';

@Module({
  imports: [DiscoveryModule, MediaModule],
  controllers: [ListingController, CatalogController, AdminProductsController, AdminCategoriesController, AdminArtistsController],
  providers: [
    AdminCatalogQueries,
    ArtistsService,
    CatalogQueries,
    CategoriesService,
    ImportedProducts,
    OpeningProducts,
    ProductList,
    ListingPages,
    ProductNames,
    ProductPages,
    ProductReferences,
    ProductSitemap,
    ProductWriter,
    RemoveProduct,
    SaveProduct,
    Stock,
  ],
  exports: [CatalogQueries, ImportedProducts, OpeningProducts, ProductNames, ProductSitemap, ProductWriter, Stock],
})
export class CatalogModule {}
