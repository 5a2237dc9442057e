import type { ProductDetail, ProductImage } from '@shop/contract';

export interface GalleryImage {
  src: string | null;
  color: string | null;
}

/** The gallery in its order; a product without one shows its single picture. */
export function galleryImages(product: Pick<ProductDetail, 'imageUrl' | 'image'>, images: readonly ProductImage[]): GalleryImage[] {
  if (!Array.isArray(images) || images.length === 0) return [{ src: product.imageUrl, color: product.image?.color ?? null }];
  return [...images]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ imageUrl, image }) => ({ src: imageUrl, color: image?.color ?? null }));
}

/** The index `step` pictures on, wrapping at both ends. */
export function wrapIndex(index: number, step: number, length: number): number {
  return (index + step + length) % length;
}
