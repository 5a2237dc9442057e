import { CATALOG_TEXTS, cleanText, type TextRule } from '@shop/contract';

/** What an image shows. */
export const ALT_TEXT: TextRule = CATALOG_TEXTS.imageAlt;

/** The images of the product form. `main` is null exactly when there are no images. */
export interface Gallery {
  images: readonly string[];
  /** The index of the main image in `images`. */
  main: number | null;
  /** What each image shows, by its address. */
  alts: Readonly<Record<string, string>>;
}

export const EMPTY_GALLERY: Gallery = { images: [], main: null, alts: {} };

/** The server accepts at most this many images per product. */
export const MAX_IMAGES = 20;

interface SavedImage {
  imageUrl: string;
  sortOrder: number;
  isMain: boolean;
  alt: string;
}

/** The gallery of a saved product; a product without an image list has its single image. */
export function galleryOf(saved: readonly SavedImage[], single: string | null): Gallery {
  if (saved.length === 0) return single ? { images: [single], main: 0, alts: {} } : EMPTY_GALLERY;
  const sorted = saved.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const main = sorted.findIndex((image) => image.isMain);
  const alts = Object.fromEntries(sorted.map(({ imageUrl, alt }) => [imageUrl, alt]));
  return { images: sorted.map((image) => image.imageUrl), main: Math.max(main, 0), alts };
}

/** Appends an image; the first one becomes the main image. */
export function addImage({ images, main, alts }: Gallery, url: string): Gallery {
  return { alts, images: [...images, url], main: main ?? 0 };
}

/** Removes an image. After the main image is removed, the first remaining image becomes the main one. */
export function removeImage({ images, main, alts }: Gallery, index: number): Gallery {
  const remaining = images.filter((_, position) => position !== index);
  if (main === null || remaining.length === 0) return EMPTY_GALLERY;
  if (index === main) return { alts, images: remaining, main: 0 };
  return { alts, images: remaining, main: index < main ? main - 1 : main };
}

export function setMainImage(gallery: Gallery, index: number): Gallery {
  return gallery.images[index] === undefined ? gallery : { ...gallery, main: index };
}

/** Moves an image one place; the main image stays the main one. Unchanged at the ends. */
export function moveImage({ images, main, alts }: Gallery, index: number, by: 1 | -1): Gallery {
  const target = index + by;
  const moved = images[index];
  if (moved === undefined || images[target] === undefined) return { images, main, alts };
  const reordered = images.toSpliced(index, 1).toSpliced(target, 0, moved);
  const mainUrl = mainImageUrl({ images, main });
  return { alts, images: reordered, main: mainUrl === null ? null : reordered.indexOf(mainUrl) };
}

export function describeImage({ alts, ...gallery }: Gallery, url: string, alt: string): Gallery {
  return { ...gallery, alts: { ...alts, [url]: alt } };
}

/** The gallery as it is saved: a text for each of its images, and none of those that were removed. */
export function savedGallery({ alts, ...gallery }: Gallery): Gallery {
  const cleaned = gallery.images.map((url) => [url, cleanText(ALT_TEXT, alts[url] ?? '')]);
  return { ...gallery, alts: Object.fromEntries(cleaned) };
}

export function mainImageUrl({ images, main }: Pick<Gallery, 'images' | 'main'>): string | null {
  return main === null ? null : (images[main] ?? null);
}
