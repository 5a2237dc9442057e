import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MediaModule } from '../media/index.js';
import { FeedImportReports } from './feed-imports/feed-import-reports.js';
import { FeedImportJobs } from './feed-imports/feed-import.jobs.js';
import { FeedImportsController } from './feed-imports/feed-imports.controller.js';
import { RunFeedImport } from './feed-imports/run-feed-import.js';
import { StartFeedImport } from './feed-imports/start-feed-import.js';
import { UploadFeed } from './feed-imports/upload-feed.js';
import { CopyImages } from './tiktok/copy-images.js';
import { FindProduct } from './tiktok/find-product.js';
import { ImportLog } from './tiktok/import-log.js';
import { ImportProduct } from './tiktok/import-product.js';
import { ImportProgress } from './tiktok/import-progress.js';
import { SaveTiktokProduct } from './tiktok/save-tiktok-product.js';
import { StartImport } from './tiktok/start-import.js';
import { SweepImports } from './tiktok/sweep-imports.js';
import { TiktokImportController } from './tiktok/tiktok-import.controller.js';
import { TiktokImportJobs } from './tiktok/tiktok-import.jobs.js';
import { TiktokNetwork } from './tiktok/tiktok-network.js';
import { TiktokPages } from './tiktok/tiktok-pages.js';

@Module({
  imports: [AuthModule, CatalogModule, MediaModule],
  controllers: [TiktokImportController, FeedImportsController],
  providers: [
    StartImport,
    ImportProduct,
    ImportProgress,
    SaveTiktokProduct,
    ImportLog,
    FindProduct,
    CopyImages,
    TiktokPages,
    TiktokNetwork,
    TiktokImportJobs,
    SweepImports,
    FeedImportJobs,
    FeedImportReports,
    RunFeedImport,
    StartFeedImport,
    UploadFeed,
  ],
})
export class ProductImportModule {}
