export { ProductImportModule } from './product-import.module.js';
export { FeedImport } from './feed-imports/feed-import.entity.js';
export { FeedImportLine } from './feed-imports/feed-import-line.entity.js';
export { FeedProductRow } from './shopify/feed-product.entity.js';
export { FEED_OUTCOMES, type FeedReport, type FeedReportRow } from './shopify/report/feed-report.js';
export { InternetImages } from './shopify/image-source.js';
export { createImportFeed } from './shopify/import-feed.js';
export { UnusableFeed } from './shopify/parsing/read-csv.js';
export { TiktokImport } from './tiktok/tiktok-import.entity.js';
