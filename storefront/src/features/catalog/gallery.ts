import type { ProductDetail, ProductImage } from '@shop/contract';

export interface GalleryImage {
  src: string | null;
  color: string | null;
}

/** The sorted gallery, or the product's single image if it has no gallery. */
export function galleryImages(
  product: Pick<ProductDetail, 'imageUrl' | 'image'>,
  images: readonly ProductImage[],
): GalleryImage[] {
  if (!Array.isArray(images) || images.length === 0) return [{ src: product.imageUrl, color: product.image?.color ?? null }];
  return [...images]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ imageUrl, image }) => ({ src: imageUrl, color: image?.color ?? null }));
}

/** Adds `step` to the index and wraps at both ends. */
export function wrapIndex(index: number, step: number, length: number): number {
  return (index + step + length) % length;
}
