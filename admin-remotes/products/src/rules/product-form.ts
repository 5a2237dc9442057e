import { type AdminProduct, fromCents, type SaveProduct, toCents } from '@shop/contract';
import { EMPTY_GALLERY, type Gallery, galleryOf, mainImageUrl } from './gallery.ts';

/** The option "No artist"; sent as null. */
export const NO_ARTIST = 'none';

/** The values of the form inputs. */
export interface ProductFields {
  name: string;
  price: string | number | null;
  description: string;
  categoryId: string | undefined;
  artistId: string;
  stockQuantity: string | number | null;
  isNew: boolean;
  isBestSeller: boolean;
  isArtistSeries: boolean;
}

/** The images and the video of the dialog. */
export interface ProductMedia {
  gallery: Gallery;
  videoUrl: string | null;
}

const EMPTY: ProductFields = {
  name: '',
  price: null,
  description: '',
  categoryId: undefined,
  artistId: NO_ARTIST,
  stockQuantity: 0,
  isNew: false,
  isBestSeller: false,
  isArtistSeries: false,
};

export function fieldsOf(product: AdminProduct | null): ProductFields {
  if (!product) return EMPTY;
  const { name, price, description, stockQuantity, isNew, isBestSeller, isArtistSeries } = product;
  const links = { categoryId: product.categoryId ?? undefined, artistId: product.artistId ?? NO_ARTIST };
  return { name, price, description, ...links, stockQuantity, isNew, isBestSeller, isArtistSeries };
}

export function mediaOf(product: AdminProduct | null): ProductMedia {
  if (!product) return { gallery: EMPTY_GALLERY, videoUrl: null };
  return { gallery: galleryOf(product.images, product.imageUrl), videoUrl: product.videoUrl };
}

/** The cents of a price above zero with at most two decimals, up to 99,999,999.99; otherwise undefined. */
export function priceInCents(price: string | number | null): number | undefined {
  const text = String(price ?? '').trim();
  const cents = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0;
  return cents > 0 ? cents : undefined;
}

/** A whole number of pieces; 0 if the text is not a number. */
export function stockOf(stock: string | number | null): number {
  const pieces = Number.parseInt(String(stock ?? ''), 10);
  return Number.isNaN(pieces) ? 0 : Math.max(pieces, 0);
}

/**
 * The request body of a save. `base` is the product as loaded: the server detects a concurrent save by its version, and
 * applies the stock edit as a change relative to its stock, so that concurrent sales are not overwritten.
 */
export function bodyOf(
  fields: ProductFields,
  { gallery, videoUrl }: ProductMedia,
  base: AdminProduct | null,
  sourceUrl: string | null = null,
): SaveProduct {
  return {
    name: fields.name.trim(),
    description: fields.description.trim(),
    price: Number(fromCents(priceInCents(fields.price) ?? 0)),
    categoryId: fields.categoryId ?? '',
    artistId: fields.artistId === NO_ARTIST ? null : fields.artistId,
    stockQuantity: stockOf(fields.stockQuantity),
    isNew: fields.isNew,
    isBestSeller: fields.isBestSeller,
    isArtistSeries: fields.isArtistSeries,
    imageUrl: mainImageUrl(gallery),
    additionalImages: [...gallery.images],
    mainImageIndex: gallery.main,
    videoUrl,
    ...(sourceUrl === null ? {} : { sourceUrl }),
    ...(base ? { version: base.version, stockQuantityRead: base.stockQuantity } : {}),
  };
}
