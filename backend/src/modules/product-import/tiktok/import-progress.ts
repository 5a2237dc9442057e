import { Injectable } from '@nestjs/common';
import { notFound } from '#platform/app-error.js';
import { StoredProducts } from '#modules/catalog/index.js';
import { ImportLog } from './import-log.js';
import type { TiktokImport } from './tiktok-import.entity.js';
import type { TiktokImportProgressView, TiktokImportView } from './tiktok-import.view.js';

/** Reads an import as the admin's dialog shows it. */
@Injectable()
export class ImportProgress {
  constructor(
    private readonly importLog: ImportLog,
    private readonly products: StoredProducts,
  ) {}

  async view(id: string): Promise<TiktokImportProgressView> {
    const importJob = await this.importLog.find(id);
    if (!importJob) throw notFound('Import not found');
    const { status, step, error } = importJob;
    return {
      id,
      status,
      step,
      message: error?.message ?? null,
      code: error?.code ?? null,
      found: error?.extensions?.found ?? null,
      product: await this.productOf(importJob),
    };
  }

  /** Null when the import has no product, or the product was deleted. */
  async productOf({ productId }: TiktokImport): Promise<TiktokImportView['product'] | null> {
    return (productId === null ? undefined : await this.products.item(productId)) ?? null;
  }
}
