/** The images of the product form. `main` is null exactly when there are no images. */
export interface Gallery {
  images: readonly string[];
  /** The index of the main image in `images`. */
  main: number | null;
}

export const EMPTY_GALLERY: Gallery = { images: [], main: null };

/** The server accepts at most this many images per product. */
export const MAX_IMAGES = 20;

interface SavedImage {
  imageUrl: string;
  sortOrder: number;
  isMain: boolean;
}

/** The gallery of a saved product; a product without an image list has its single image. */
export function galleryOf(saved: readonly SavedImage[], single: string | null): Gallery {
  if (saved.length === 0) return single ? { images: [single], main: 0 } : EMPTY_GALLERY;
  const sorted = saved.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const main = sorted.findIndex((image) => image.isMain);
  return { images: sorted.map((image) => image.imageUrl), main: Math.max(main, 0) };
}

/** Appends an image; the first one becomes the main image. */
export function addImage({ images, main }: Gallery, url: string): Gallery {
  return { images: [...images, url], main: main ?? 0 };
}

/** Removes an image. After the main image is removed, the first remaining image becomes the main one. */
export function removeImage({ images, main }: Gallery, index: number): Gallery {
  const remaining = images.filter((_, position) => position !== index);
  if (main === null || remaining.length === 0) return EMPTY_GALLERY;
  if (index === main) return { images: remaining, main: 0 };
  return { images: remaining, main: index < main ? main - 1 : main };
}

export function setMainImage(gallery: Gallery, index: number): Gallery {
  return gallery.images[index] === undefined ? gallery : { ...gallery, main: index };
}

/** Moves an image one place; the main image stays the main one. Unchanged at the ends. */
export function moveImage({ images, main }: Gallery, index: number, by: 1 | -1): Gallery {
  const target = index + by;
  const moved = images[index];
  if (moved === undefined || images[target] === undefined) return { images, main };
  const reordered = images.toSpliced(index, 1).toSpliced(target, 0, moved);
  const mainUrl = mainImageUrl({ images, main });
  return { images: reordered, main: mainUrl === null ? null : reordered.indexOf(mainUrl) };
}

/** The gallery as it is saved: shoppers see the first image first, so that is the main one. */
export function withMainFirst({ images, main }: Gallery): Gallery {
  const mainUrl = mainImageUrl({ images, main });
  if (main === null || mainUrl === null) return { images, main };
  return { images: [mainUrl, ...images.toSpliced(main, 1)], main: 0 };
}

export function mainImageUrl({ images, main }: Gallery): string | null {
  return main === null ? null : (images[main] ?? null);
}
