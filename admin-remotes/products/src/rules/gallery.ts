/** The pictures of a product as its form holds them; no picture, no main one. */
export interface Gallery {
  images: readonly string[];
  /** Place of the main picture in `images`; null only when there is none. */
  main: number | null;
}

export const EMPTY_GALLERY: Gallery = { images: [], main: null };

/** What the server allows a product to have. */
export const MAX_IMAGES = 20;

interface SavedImage {
  imageUrl: string;
  sortOrder: number;
  isMain: boolean;
}

/** The saved pictures in their order; a product without a list has its single picture. */
export function galleryOf(saved: readonly SavedImage[], single: string | null): Gallery {
  if (saved.length === 0) return single ? { images: [single], main: 0 } : EMPTY_GALLERY;
  const sorted = saved.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const main = sorted.findIndex((picture) => picture.isMain);
  return { images: sorted.map((picture) => picture.imageUrl), main: Math.max(main, 0) };
}

/** The first picture becomes the main one by itself. */
export function addImage({ images, main }: Gallery, url: string): Gallery {
  return { images: [...images, url], main: main ?? 0 };
}

/** After the main picture, the first that remains takes its place; one before it moves it down. */
export function removeImage({ images, main }: Gallery, place: number): Gallery {
  const remaining = images.filter((_, index) => index !== place);
  if (main === null || remaining.length === 0) return EMPTY_GALLERY;
  if (place === main) return { images: remaining, main: 0 };
  return { images: remaining, main: place < main ? main - 1 : main };
}

export function setMainImage(gallery: Gallery, place: number): Gallery {
  return gallery.images[place] === undefined ? gallery : { ...gallery, main: place };
}

export function mainImageUrl({ images, main }: Gallery): string | null {
  return main === null ? null : (images[main] ?? null);
}
