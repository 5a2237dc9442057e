import { Injectable } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { MediaLibrary } from '#modules/media/index.js';
import { tooManyImages } from '../../catalog.errors.js';
import { type Gallery, MAX_IMAGES } from './gallery.js';

/** The pictures and the video that hang on a product. */
@Injectable()
export class ProductGallery {
  constructor(private readonly media: MediaLibrary) {}

  /** The addresses that the product has now. */
  async filesOf(tx: Tx, productId: string): Promise<Set<string>> {
    const files = await query<{ address: string }>(
      tx,
      `select image_url as address from product_images where product_id = $1
       union select image_url from products where id = $1 and image_url is not null
       union select video_url from products where id = $1 and video_url is not null`,
      [productId],
    );
    return new Set(files.map((file) => file.address));
  }

  /** 400 or 413 for a file that cannot be used. What the product has already is not checked again: an import may be larger. */
  async assertUsable(tx: Tx, images: readonly string[], video: string | null, present: ReadonlySet<string>): Promise<void> {
    if (images.length > MAX_IMAGES) throw tooManyImages(MAX_IMAGES);
    for (const image of images.toSorted()) if (!present.has(image)) await this.media.assertUsable(tx, image, 'picture');
    if (video !== null && !present.has(video)) await this.media.assertUsable(tx, video, 'product-video');
  }

  async replace(tx: Tx, productId: string, { images, main }: Gallery): Promise<void> {
    await tx.query('delete from product_images where product_id = $1', [productId]);
    await tx.query(
      `insert into product_images (product_id, image_url, is_main, sort_order)
       select $1, place.address, place.address = $3, place.position - 1 from unnest($2::text[]) with ordinality as place(address, position)`,
      [productId, images, main],
    );
  }
}
