import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MediaModule } from '../media/index.js';
import { PricingModule } from '../pricing/index.js';
import { SettingsModule } from '../settings/index.js';
import { AdminArtistsController } from './admin/artists/admin-artists.controller.js';
import { AdminCatalogQueries } from './admin/admin-catalog.queries.js';
import { CatalogSearch } from './admin/catalog-search.queries.js';
import { AdminCategoriesController } from './admin/categories/admin-categories.controller.js';
import { AdminProductsController } from './admin/products/admin-products.controller.js';
import { ArtistsService } from './admin/artists/artists.service.js';
import { CatalogClock } from './clock/catalog-clock.js';
import { DropMetrics } from './clock/drop-metrics.js';
import { UpcomingDrop } from './clock/upcoming-drop.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogShares } from './shares/catalog-shares.js';
import { CatalogController } from './catalog.controller.js';
import { CategoriesService } from './admin/categories/categories.service.js';
import { ImportedProducts } from './products/imported-products.js';
import { DeletedItemsController } from './admin/deleted/deleted-items.controller.js';
import { EditProduct } from './admin/selected/edit-product.js';
import { EditProducts } from './admin/selected/edit-products.js';
import { RemoveProducts } from './admin/selected/remove-products.js';
import { SelectedProductsController } from './admin/selected/selected-products.controller.js';
import { PurgeDeletedItems } from './admin/deleted/purge-deleted-items.js';
import { RestoreProduct } from './admin/deleted/restore-product.js';
import { ProductPages } from './admin/products/product-page.queries.js';
import { AssignStock } from './admin/products/assign-stock.js';
import { SaveVariants } from './admin/products/save-variants.js';
import { ProductRemovalNotifier } from './products/removal/product-removal-notifier.js';
import { SizeRetirement, VariantWriter } from './products/variant-writer.js';
import { ProductReferences } from './admin/products/product-references.js';
import { PreviewLinkController } from './preview/preview-link.controller.js';
import { PreviewLinks } from './preview/preview-links.js';
import { ProductPreviews } from './preview/product-previews.js';
import { ProductList } from './products/product-list.js';
import { ProductLookup } from './products/product-lookup.js';
import { ProductResponses } from './products/product-responses.js';
import { ProductNames } from './products/product-names.queries.js';
import { ProductWriter } from './products/product-writer.js';
import { RemoveProduct } from './admin/products/remove-product.js';
import { SaveProduct } from './admin/products/save-product.js';
import { AdminFeedsController } from './feeds/admin-feeds.controller.js';
import { FeedItems } from './feeds/feed-items.queries.js';
import { ProductFeeds } from './feeds/product-feeds.js';
import { ListingController } from './listing/listing.controller.js';
import { ListingFacets } from './listing/listing-facets.js';
import { ListingPages } from './listing/listing-pages.js';
import { ProductSitemap } from './listing/product-sitemap.queries.js';
import { LaunchProducts } from './products/launch-products.queries.js';
import { SizePrices } from './products/size-prices.queries.js';
import { SizeStocks } from './products/size-stock.queries.js';
import { Stock } from './products/stock.js';
import { StoredProducts } from './products/stored-products.queries.js';
import { StockCounts } from './products/stock-counts.js';
import { DropsSource } from './today/drops-source.js';
import { ClothingSource } from './today/clothing-source.js';

@Module({
  imports: [DiscoveryModule, MediaModule, PricingModule, SettingsModule],
  controllers: [
    ListingController,
    CatalogController,
    AdminFeedsController,
    AdminProductsController,
    SelectedProductsController,
    PreviewLinkController,
    AdminCategoriesController,
    AdminArtistsController,
    DeletedItemsController,
  ],
  providers: [
    AdminCatalogQueries,
    ArtistsService,
    AssignStock,
    CatalogClock,
    CatalogQueries,
    CatalogSearch,
    CatalogShares,
    CategoriesService,
    DropMetrics,
    FeedItems,
    ImportedProducts,
    LaunchProducts,
    ProductFeeds,
    ProductList,
    ListingFacets,
    ListingPages,
    ProductLookup,
    ProductResponses,
    ProductNames,
    EditProduct,
    EditProducts,
    PreviewLinks,
    ProductPages,
    ProductPreviews,
    ProductReferences,
    ProductSitemap,
    ProductWriter,
    ClothingSource,
    DropsSource,
    ProductRemovalNotifier,
    { provide: SizeRetirement, useExisting: ProductRemovalNotifier },
    PurgeDeletedItems,
    RemoveProduct,
    RemoveProducts,
    RestoreProduct,
    SaveProduct,
    SaveVariants,
    SizePrices,
    SizeStocks,
    Stock,
    StockCounts,
    StoredProducts,
    UpcomingDrop,
    VariantWriter,
  ],
  exports: [
    CatalogClock,
    CatalogQueries,
    CatalogSearch,
    CatalogShares,
    ImportedProducts,
    LaunchProducts,
    ProductFeeds,
    ProductLookup,
    ProductNames,
    ProductSitemap,
    ProductWriter,
    RemoveProducts,
    SizePrices,
    SizeRetirement,
    SizeStocks,
    Stock,
    StockCounts,
    StoredProducts,
    UpcomingDrop,
    VariantWriter,
  ],
})
export class CatalogModule {}
