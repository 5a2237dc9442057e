import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { ImportedProducts } from '#modules/catalog/index.js';
import { CopyImages } from './copy-images.js';
import { FindProduct } from './find-product.js';
import { ImportLog } from './import-log.js';
import { SaveTiktokProduct, sourceOf } from './save-tiktok-product.js';
import { alreadyImported } from './tiktok-import.errors.js';
import type { TiktokImport } from './tiktok-import.entity.js';

/** Runs one import in the worker. Safe to repeat after a crash: the product's source and the import log decide. */
@Injectable()
export class ImportProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly importLog: ImportLog,
    private readonly findProduct: FindProduct,
    private readonly importedProducts: ImportedProducts,
    private readonly copyImages: CopyImages,
    private readonly saveTiktokProduct: SaveTiktokProduct,
  ) {}

  /** Ends with a product or with an error in the import log; throws only what a retry may solve. */
  async execute(importId: string): Promise<void> {
    const importJob = await this.importLog.start(importId);
    if (!importJob) return;
    try {
      await this.importOne(importJob);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.importLog.fail(importId, error);
    }
  }

  private async importOne(importJob: TiktokImport): Promise<void> {
    const product = await this.findProduct.execute(importJob.sharedText, importJob.pageSource);
    if (await this.importedProducts.isListed(this.db, sourceOf(product.productId))) throw alreadyImported();
    await this.importLog.setStep(importJob.id, 'Copying the pictures');
    const imageUrls = await this.copyImages.execute(product.images);
    await this.saveTiktokProduct.execute(importJob, product, imageUrls);
  }
}
