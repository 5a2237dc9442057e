import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MediaModule } from '../media/index.js';
import { CopyPictures } from './copy-pictures.js';
import { FindProduct } from './find-product.js';
import { ImportLog } from './import-log.js';
import { ImportProduct } from './import-product.js';
import { StartImport } from './start-import.js';
import { SweepImports } from './sweep-imports.js';
import { TiktokImportController } from './tiktok-import.controller.js';
import { TiktokImportJobs } from './tiktok-import.jobs.js';
import { TiktokNetwork } from './tiktok-network.js';
import { TiktokPages } from './tiktok-pages.js';

@Module({
  imports: [AuthModule, CatalogModule, MediaModule],
  controllers: [TiktokImportController],
  providers: [
    StartImport,
    ImportProduct,
    ImportLog,
    FindProduct,
    CopyPictures,
    TiktokPages,
    TiktokNetwork,
    TiktokImportJobs,
    SweepImports,
  ],
})
export class TiktokImportModule {}
