import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { MediaLibrary } from '#modules/media/index.js';
import { Artist } from '../../artist.entity.js';
import { tooManyImages, unknownChoice } from '../../catalog.errors.js';
import { Category } from '../../category.entity.js';
import { ProductImage } from '../../products/product-image.entity.js';
import type { Product } from '../../products/product.entity.js';
import { MAX_IMAGES } from './gallery.js';

/** Checks the category, the artist and the files that a product form names. */
@Injectable()
export class ProductReferences {
  constructor(private readonly media: MediaLibrary) {}

  /** 400 unless both exist; neither can be deleted until `tx` ends. */
  async assertExist(tx: Tx, categoryId: string, artistId: string | null | undefined): Promise<void> {
    const lock = { mode: 'for_key_share' } as const;
    const category = await tx.getRepository(Category).findOne({ where: { id: categoryId }, lock });
    if (!category) throw unknownChoice('categoryId', 'Category not found');
    const artist = artistId ? await tx.getRepository(Artist).findOne({ where: { id: artistId }, lock }) : null;
    if (artistId && !artist) throw unknownChoice('artistId', 'Artist not found');
  }

  /** 400 or 413 for a file that cannot be used. Files that `product` already has pass: an imported one may be larger. */
  async assertFilesUsable(tx: Tx, images: readonly string[], video: string | null, product?: Product): Promise<void> {
    if (images.length > MAX_IMAGES) throw tooManyImages(MAX_IMAGES);
    if (images.length === 0 && video === null) return;
    const present = product ? await this.filesOf(tx, product) : new Set();
    for (const image of images.toSorted()) if (!present.has(image)) await this.media.assertUsable(tx, image, 'catalog-image');
    if (video !== null && !present.has(video)) await this.media.assertUsable(tx, video, 'product-video');
  }

  private async filesOf(tx: Tx, { id, imageUrl, videoUrl }: Product): Promise<Set<string | null>> {
    const gallery = await tx.getRepository(ProductImage).findBy({ productId: id });
    return new Set([imageUrl, videoUrl, ...gallery.map((image) => image.imageUrl)]);
  }
}
