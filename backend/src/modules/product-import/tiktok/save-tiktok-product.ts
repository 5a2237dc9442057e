import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { cutAtWord, lineOfText, linesOfText } from '#platform/plain-text.js';
import {
  CatalogQueries,
  ImportedProducts,
  type NewProduct,
  type ProductSource,
  ProductWriter,
  VariantWriter,
} from '#modules/catalog/index.js';
import { matchCategory } from '../shared/match-category.js';
import { describeOptions, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from '../shared/product-texts.js';
import { ImportLog } from './import-log.js';
import type { ImportableProduct } from './parsing/importable.js';
import { productPage } from './parsing/tiktok-links.js';
import { sizesOf } from './tiktok-sizes.js';
import { alreadyImported } from './tiktok-import.errors.js';
import type { TiktokImport } from './tiktok-import.entity.js';

export const sourceOf = (productId: string): ProductSource => ({ platform: 'tiktok', id: productId });

/** Writes the product of an import: its options become sizes, nothing in stock, no flags. A product that was deleted is listed again. */
@Injectable()
export class SaveTiktokProduct {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly catalog: CatalogQueries,
    private readonly importedProducts: ImportedProducts,
    private readonly writer: ProductWriter,
    private readonly variants: VariantWriter,
    private readonly importLog: ImportLog,
  ) {}

  /** Completes the import in the same transaction. 409 when the shop lists the product already. */
  async execute(importJob: TiktokImport, product: ImportableProduct, imageUrls: readonly string[]): Promise<void> {
    const chosen = await this.valuesOf(product);
    const images = [...new Set(imageUrls)];
    const gallery = { images, main: images[0] ?? null };
    const { sizes } = sizesOf(product) ?? { sizes: [] };
    await inTransaction(this.db, async (tx) => {
      const deleted = await this.importedProducts.find(tx, sourceOf(product.productId));
      const retired = deleted ? await this.variants.removeSizesFromCarts(tx, deleted.id, sizes) : { ids: [] };
      const known = await this.importedProducts.lock(tx, sourceOf(product.productId));
      if (known && known.deletedAt === null) throw alreadyImported();
      const state = importJob.draft ? ('draft' as const) : ('live' as const);
      const values = { ...chosen, state, categoryId: await this.importedProducts.lockCategory(tx, chosen.categoryId) };
      if (known) await this.writer.restore(tx, known, values, gallery);
      const id = known?.id ?? (await this.writer.create(tx, values, gallery));
      await this.variants.replace(tx, id, sizes, retired);
      await this.importLog.complete(tx, importJob, id, values.name);
    });
  }

  private async valuesOf(product: ImportableProduct): Promise<NewProduct> {
    const hints = { type: '', tags: product.categories, title: product.name };
    const match = matchCategory(hints, await this.catalog.categories());
    const sizes = sizesOf(product);
    const texts = [linesOfText(product.description), ...(sizes ? [] : [linesOfText(describeOptions(product.options))])];
    const { platform: sourcePlatform, id: sourceId } = sourceOf(product.productId);
    return {
      sourcePlatform,
      sourceId,
      sourceUrl: productPage(product.productId),
      name: cutAtWord(lineOfText(product.name), MAX_NAME_CHARACTERS),
      description: cutAtWord(texts.filter((text) => text !== '').join('\n\n'), MAX_DESCRIPTION_CHARACTERS),
      priceCents: sizes?.priceCents ?? product.priceCents,
      optionNames: sizes?.optionNames ?? [],
      categoryId: match?.category.id ?? null,
    };
  }
}
