import type { Gallery } from '../../products/product-writer.js';

export const MAX_IMAGES = 20;

/** The images of a product as the form sends them. */
export interface GalleryFields {
  imageUrl?: string | null | undefined;
  additionalImages?: readonly string[] | null | undefined;
  imageAlts?: readonly string[] | null | undefined;
  mainImageIndex?: number | null | undefined;
}

/**
 * The gallery that replaces the current one; undefined when the form sent no images, so that the current one stays.
 * `additionalImages` is the whole gallery in its order; `imageUrl` is put first when it is missing there.
 * `mainImageIndex` is a position in that list before duplicates are removed; out of range it becomes 0. Without an
 * index, `imageUrl` is the main image. `imageAlts` describe `additionalImages` one by one.
 */
export function galleryOf({ imageUrl, additionalImages, imageAlts, mainImageIndex }: GalleryFields): Gallery | undefined {
  if (imageUrl === undefined && additionalImages === undefined) return undefined;
  const listed = (additionalImages ?? []).filter((address) => address !== '');
  const all = imageUrl && !listed.includes(imageUrl) ? [imageUrl, ...listed] : listed;
  const chosen = mainImageIndex ?? all.indexOf(imageUrl ?? '');
  const described = (additionalImages ?? []).flatMap((address, index) => {
    const alt = imageAlts?.[index];
    return alt === undefined ? [] : [[address, alt] as const];
  });
  return { images: [...new Set(all)], main: all[chosen] ?? all[0] ?? null, alts: new Map(described) };
}
