export const MAX_IMAGES = 20;

/** The pictures of a product as the form sends them. */
export interface GalleryFields {
  imageUrl?: string | null | undefined;
  additionalImages?: readonly string[] | null | undefined;
  mainImageIndex?: number | null | undefined;
}

export interface Gallery {
  /** Every address once, in the order they are shown. */
  images: string[];
  /** One of `images`; null when there is none. */
  main: string | null;
}

/**
 * The gallery that replaces a product's old one; undefined when the form sent no pictures at all, so that the old one
 * stays. `additionalImages` is the whole gallery in its order; `imageUrl` joins at the front when it is missing there.
 * `mainImageIndex` counts in that list, before repetitions are dropped; out of range it becomes 0. Without an index,
 * `imageUrl` is the main picture.
 */
export function galleryOf({ imageUrl, additionalImages, mainImageIndex }: GalleryFields): Gallery | undefined {
  if (imageUrl === undefined && additionalImages === undefined) return undefined;
  const listed = (additionalImages ?? []).filter((address) => address !== '');
  const all = imageUrl && !listed.includes(imageUrl) ? [imageUrl, ...listed] : listed;
  const chosen = mainImageIndex ?? all.indexOf(imageUrl ?? '');
  return { images: [...new Set(all)], main: all[chosen] ?? all[0] ?? null };
}
