import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { inTransaction } from '#platform/database/transactions.js';
import { cutAtWord, lineOfText, linesOfText } from '#platform/plain-text.js';
import { CatalogQueries, type ImportedProduct, ImportedProducts } from '#modules/catalog/index.js';
import { matchCategory } from '../shared/match-category.js';
import { describeOptions } from '../shared/product-texts.js';
import { CopyImages } from './copy-images.js';
import { FindProduct } from './find-product.js';
import { ImportLog } from './import-log.js';
import type { ImportableProduct } from './parsing/importable.js';
import { productPage } from './parsing/tiktok-links.js';
import { alreadyImported } from './tiktok-import.errors.js';
import type { TiktokImport } from './tiktok-import.entity.js';

const PLATFORM = 'tiktok';
const NAME_CHARACTERS = 120;
const DESCRIPTION_CHARACTERS = 10_000;

/** Carries out one import, in the worker. Safe to run again after a crash: the product's key and the diary decide. */
@Injectable()
export class ImportProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly diary: ImportLog,
    private readonly products: FindProduct,
    private readonly pictures: CopyImages,
    private readonly catalog: CatalogQueries,
    private readonly imported: ImportedProducts,
  ) {}

  /** Ends in a product or in a refusal in the diary; throws only for trouble that a new try may cure. */
  async run(importId: string): Promise<void> {
    const wish = await this.diary.begin(importId);
    if (!wish) return;
    try {
      await this.bring(wish);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.diary.refuse(importId, error);
    }
  }

  private async bring(wish: TiktokImport): Promise<void> {
    const product = await this.products.find(wish.sharedText, wish.pageSource);
    if (await this.imported.exists(this.db.manager, PLATFORM, product.productId)) throw alreadyImported();
    await this.diary.note(wish.id, 'Copying the pictures');
    const ready = await this.prepare(product, await this.pictures.copy(product.pictures));
    await inTransaction(this.db, async (tx) => {
      const added = await this.imported.add(tx, ready);
      if (added === 'exists') throw alreadyImported();
      await this.diary.finish(tx, wish, added.id, ready.name);
    });
  }

  private async prepare(product: ImportableProduct, pictures: string[]): Promise<ImportedProduct> {
    const match = matchCategory({ type: '', tags: product.categories, title: product.name }, await this.catalog.categories());
    const body = linesOfText(product.description);
    const options = linesOfText(describeOptions(product.options));
    return {
      sourcePlatform: PLATFORM,
      sourceId: product.productId,
      sourceUrl: productPage(product.productId),
      name: cutAtWord(lineOfText(product.name), NAME_CHARACTERS),
      description: cutAtWord([body, options].filter((text) => text !== '').join('\n\n'), DESCRIPTION_CHARACTERS),
      priceCents: product.priceCents,
      categoryId: match?.category.id ?? null,
      pictures,
    };
  }
}
