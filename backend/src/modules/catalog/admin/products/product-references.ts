import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { MediaLibrary } from '#modules/media/index.js';
import { Artist } from '../../artist.entity.js';
import { sourceExists, tooManyImages, unknownChoice } from '../../catalog.errors.js';
import { Category } from '../../category.entity.js';
import { ImportedProducts } from '../../products/imported-products.js';
import type { Product } from '../../products/product.entity.js';
import { sourceOfPage } from '../../products/product-source.js';
import { MAX_IMAGES } from './gallery.js';

/** The page that a new product was copied from. */
export interface ProductPage {
  columns: Partial<Pick<Product, 'sourcePlatform' | 'sourceId' | 'sourceUrl'>>;
  /** The product that was imported from it before; locked. */
  deleted: Product | null;
}

/** Checks the category, the artist, the files and the page that a product form names. */
@Injectable()
export class ProductReferences {
  constructor(
    private readonly media: MediaLibrary,
    private readonly importedProducts: ImportedProducts,
  ) {}

  /** Under the lock of an import of the same page, until `tx` ends. 409 when the shop lists it; an unknown page is ignored. */
  async lockSource(tx: Tx, sourceUrl: string | null): Promise<ProductPage> {
    const source = sourceOfPage(sourceUrl ?? '');
    if (!source) return { columns: {}, deleted: null };
    const known = await this.importedProducts.lock(tx, source);
    if (known && known.deletedAt === null) throw sourceExists();
    return { columns: { sourcePlatform: source.platform, sourceId: source.id, sourceUrl }, deleted: known };
  }

  /**
   * 400 unless those that are given exist; neither can be deleted until `tx` ends. A deletion locks products first, so the product
   * comes before.
   */
  async lockCategoryAndArtist(tx: Tx, categoryId: string | undefined, artistId: string | null | undefined): Promise<void> {
    const lock = { mode: 'for_key_share' } as const;
    const category = categoryId ? await tx.getRepository(Category).findOne({ where: { id: categoryId }, lock }) : null;
    if (categoryId && !category) throw unknownChoice('categoryId', 'Category not found');
    const artist = artistId ? await tx.getRepository(Artist).findOne({ where: { id: artistId }, lock }) : null;
    if (artistId && !artist) throw unknownChoice('artistId', 'Artist not found');
  }

  /** 400 or 413 for a file that cannot be used. Those that the product has already, `present`, pass: an imported one may be larger. */
  async assertFilesUsable(
    tx: Tx,
    images: readonly string[],
    video: string | null,
    present: ReadonlySet<string | null> = new Set(),
  ): Promise<void> {
    if (images.length > MAX_IMAGES) throw tooManyImages(MAX_IMAGES);
    for (const image of images.toSorted()) if (!present.has(image)) await this.media.assertUsable(tx, image, 'catalog-image');
    if (video !== null && !present.has(video)) await this.media.assertUsable(tx, video, 'product-video');
  }
}
