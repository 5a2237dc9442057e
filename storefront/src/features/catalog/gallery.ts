import type { ProductDetail, ProductImage } from '@shop/contract';

export interface GallerySlide {
  kind: 'image' | 'video';
  src: string | null;
  color: string | null;
  /** What the image shows; may be empty. */
  alt: string;
}

type GalleryProduct = Pick<ProductDetail, 'imageUrl' | 'image' | 'videoUrl'>;

/** The sorted images, or the product's single image if it has no gallery; the video is the last slide. */
export function gallerySlides(product: GalleryProduct, images: readonly ProductImage[]): GallerySlide[] {
  const video: GallerySlide[] = product.videoUrl ? [{ kind: 'video', src: product.videoUrl, color: null, alt: '' }] : [];
  return [...imageSlides(product, images), ...video];
}

function imageSlides(product: GalleryProduct, images: readonly ProductImage[]): GallerySlide[] {
  if (!Array.isArray(images) || images.length === 0) {
    return [{ kind: 'image', src: product.imageUrl, color: product.image?.color ?? null, alt: '' }];
  }
  return [...images]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ imageUrl, image, alt }) => ({ kind: 'image', src: imageUrl, color: image?.color ?? null, alt }));
}

/** Adds `step` to the index and wraps at both ends. */
export function wrapIndex(index: number, step: number, length: number): number {
  return (index + step + length) % length;
}
