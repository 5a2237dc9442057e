import type { TypedCount } from '@shop/admin-kit';
import {
  type AdminProduct,
  cutAtCharacter,
  fromCents,
  mapProductFlags,
  mapProductTexts,
  PRODUCT_TEXTS,
  type ProductFlag,
  type ProductText,
  type SaveProduct,
} from '@shop/contract';
import { EMPTY_GALLERY, type Gallery, galleryOf, mainImageUrl, savedGallery } from './gallery.ts';
import { priceInCents, stockOf, weightOf } from './number-input.ts';
import { newRow, rowsOf, type SizeRow, variantsOf } from './sizes/size-row.ts';

/** The option "No artist"; sent as null. */
export const NO_ARTIST = 'none';

/** The values of the form inputs. */
export interface ProductFields extends Record<ProductText, string>, Record<ProductFlag, boolean> {
  price: string | number | null;
  categoryId: string | undefined;
  artistId: string;
  /** Ignored with sizes. */
  stockQuantity: string | number | null;
  /** Ounces of one piece. */
  weightOz: string | number | null;
  /** False: a draft. */
  isLive: boolean;
  /** Moments as the server has them; null: at once. */
  visibleFrom: string | null;
  buyableFrom: string | null;
  mostPerOrder: TypedCount;
  /** The options of the sizes, for example "Size" and "Color". */
  optionNames: string[];
  /** Empty for a product without sizes. */
  variants: SizeRow[];
  /** Sizes that are typed but not added yet. */
  sizesToAdd: string;
}

type StockFields = Pick<SaveProduct, 'stockQuantity' | 'optionNames' | 'variants'>;

/** The images and the video of the dialog. */
export interface ProductMedia {
  gallery: Gallery;
  videoUrl: string | null;
}

const EMPTY: ProductFields = {
  ...mapProductTexts(() => ''),
  ...mapProductFlags(() => false),
  price: null,
  categoryId: undefined,
  artistId: NO_ARTIST,
  stockQuantity: 0,
  weightOz: null,
  isLive: true,
  visibleFrom: null,
  buyableFrom: null,
  mostPerOrder: null,
  optionNames: [],
  variants: [],
  sizesToAdd: '',
};

export function fieldsOf(product: AdminProduct | null): ProductFields {
  if (!product) return EMPTY;
  const { price, stockQuantity, weightOz, visibleFrom, buyableFrom, mostPerOrder } = product;
  const sale = { isLive: product.state === 'live', visibleFrom, buyableFrom, mostPerOrder };
  const links = { categoryId: product.categoryId ?? undefined, artistId: product.artistId ?? NO_ARTIST };
  const sizes = { optionNames: [...product.optionNames], variants: rowsOf(product), sizesToAdd: '' };
  const texts = mapProductTexts((name) => product[name] ?? '');
  const flags = mapProductFlags((name) => product[name]);
  return { ...texts, price, ...links, stockQuantity, weightOz, ...flags, ...sale, ...sizes };
}

const COPY = ' copy';

/** The fields of a new product like `product`: a draft without dates, nothing in stock, and a SKU belongs to one size only. */
export function copyOf(product: AdminProduct): ProductFields {
  const fields = fieldsOf(product);
  const variants = fields.variants.map(({ values, priceOverride, imageUrl, weightOz, isActive }) => ({
    ...newRow(values),
    priceOverride,
    imageUrl,
    weightOz,
    isActive,
  }));
  const name = `${cutAtCharacter(fields.name, PRODUCT_TEXTS.name.maxLength - COPY.length)}${COPY}`;
  return { ...fields, name, stockQuantity: 0, variants, isLive: false, visibleFrom: null, buyableFrom: null };
}

export function mediaOf(product: AdminProduct | null): ProductMedia {
  if (!product) return { gallery: EMPTY_GALLERY, videoUrl: null };
  return { gallery: galleryOf(product.images, product.imageUrl), videoUrl: product.videoUrl };
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
  const { images, main, alts } = savedGallery(gallery);
  return {
    ...savedTexts(fields),
    ...mapProductFlags((name) => fields[name]),
    price: Number(fromCents(priceInCents(fields.price) ?? 0)),
    categoryId: fields.categoryId ?? '',
    artistId: fields.artistId === NO_ARTIST ? null : fields.artistId,
    ...stockFieldsOf(fields, base, gallery),
    weightOz: weightOf(fields.weightOz),
    state: fields.isLive ? 'live' : 'draft',
    visibleFrom: fields.visibleFrom,
    buyableFrom: fields.buyableFrom,
    mostPerOrder: typeof fields.mostPerOrder === 'number' ? fields.mostPerOrder : null,
    imageUrl: mainImageUrl(gallery),
    additionalImages: [...images],
    imageAlts: images.map((url) => alts[url] ?? ''),
    mainImageIndex: main,
    videoUrl,
    ...(sourceUrl === null ? {} : { sourceUrl }),
    ...(base ? { version: base.version, stockQuantityRead: base.stockQuantity } : {}),
  };
}

/** An empty text clears its field; the form rejects required ones that are empty. */
const savedTexts = (fields: ProductFields) =>
  mapProductTexts((name) => fields[name].trim() || null) as Pick<SaveProduct, ProductText>;

/** The stock of the product, or its sizes. Fields that are not sent stay as they are. */
function stockFieldsOf(fields: ProductFields, base: AdminProduct | null, { images }: Gallery): StockFields {
  const { variants } = fields;
  if (variants.length > 0) {
    const optionNames = fields.optionNames.map((name) => name.trim());
    return { optionNames, variants: variantsOf(variants, base, images) };
  }
  const stockQuantity = stockOf(fields.stockQuantity);
  return base && base.optionNames.length > 0 ? { stockQuantity, optionNames: [], variants: [] } : { stockQuantity };
}
