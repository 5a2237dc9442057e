export { ProductImportModule } from './product-import.module.js';
export { CollectImages } from './shopify/collect-images.js';
export { FeedProductRow } from './shopify/feed-product.entity.js';
export { exitCodeOf, type FeedReport } from './shopify/feed-report.js';
export { formatReport } from './shopify/format-report.js';
export { InternetImages } from './shopify/image-source.js';
export { ImportFeed } from './shopify/import-feed.js';
export { UnusableFeed } from './shopify/parsing/read-csv.js';
export { TiktokImport } from './tiktok/tiktok-import.entity.js';
