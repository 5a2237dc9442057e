import {
  mapProductFlags,
  type ProductFlag,
  PRODUCT_TEXT_NAMES,
  PRODUCT_TEXTS,
  type ProductText,
  type RequiredProductText,
} from '@shop/contract/product-fields';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { TICK } from '../clock/catalog-clock.queries.js';
import { visible } from '../clock/visible.sql.js';
import { productNotFound } from '../catalog.errors.js';
import { ProductImage } from './product-image.entity.js';
import { Product } from './product.entity.js';
import { ProductVariant } from './product-variant.entity.js';

export interface Gallery {
  /** Every address once, in the order they are shown. */
  images: readonly string[];
  /** One of `images`; null when there is none. */
  main: string | null;
  /** What images show, by address. Images that stay keep theirs; new ones have none. */
  alts?: ReadonlyMap<string, string>;
}

export type NewProduct = Pick<Product, RequiredProductText | 'priceCents' | 'categoryId'> &
  Partial<
    Pick<
      Product,
      | 'artistId'
      | 'videoUrl'
      | 'weightOz'
      | 'stockQuantity'
      | 'state'
      | 'visibleFrom'
      | 'buyableFrom'
      | 'mostPerOrder'
      | 'optionNames'
      | Exclude<ProductText, RequiredProductText>
      | ProductFlag
      | 'sourcePlatform'
      | 'sourceId'
      | 'sourceUrl'
    >
  >;

/** What `restore` resets unless the new values say otherwise. */
const DEFAULTS = {
  artistId: null,
  videoUrl: null,
  weightOz: null,
  stockQuantity: 0,
  state: 'live',
  visibleFrom: null,
  buyableFrom: null,
  mostPerOrder: null,
  optionNames: [] as string[],
  ...Object.fromEntries(PRODUCT_TEXT_NAMES.filter((name) => !PRODUCT_TEXTS[name].required).map((name) => [name, null])),
  ...mapProductFlags(() => false),
} satisfies Partial<NewProduct>;

/**
 * The only code that writes products and their galleries, for the admin and for imports; sales change the stock
 * through `Stock`. A product's `imageUrl` is always the main image of its gallery.
 */
@Injectable()
export class ProductWriter {
  /** The listed product, locked until `tx` ends. 404 when it does not exist or was deleted. */
  async lock(tx: Tx, id: string): Promise<Product> {
    const product = await tx.getRepository(Product).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!product) throw productNotFound();
    return product;
  }

  /** Returns the id of the new product. Fields that are not given get the defaults of their columns. */
  async create(tx: Tx, values: NewProduct, gallery: Gallery): Promise<string> {
    const product = tx.getRepository(Product).create({ ...values, imageUrl: gallery.main });
    const { visibleFrom } = values;
    await tx.getRepository(Product).insert(product);
    if (visibleFrom) await tx.getRepository(Product).update({ id: product.id }, { createdAt: () => newestFrom(visibleFrom) });
    if (visibleFrom ?? values.buyableFrom) await TICK.execute(tx);
    await this.addImages(tx, product.id, gallery);
    return product.id;
  }

  /** `product` must be locked by `tx`. Undefined fields keep their value, an undefined `gallery` keeps the images. */
  async update(tx: Tx, product: Product, changes: Partial<NewProduct>, gallery?: Gallery): Promise<void> {
    await this.write(tx, product, { ...changes, ...(gallery ? { imageUrl: gallery.main } : {}) });
    if (gallery) await this.replaceImages(tx, product.id, gallery);
  }

  /** The stock of a product that `tx` has created, once its sizes are known. */
  async setStock(tx: Tx, id: string, stock: Pick<Product, 'stockQuantity' | 'optionNames'>): Promise<void> {
    await tx.getRepository(Product).update({ id }, stock);
  }

  /** Lists a deleted product again, as `create` would write it. `product` must be locked by `tx`. */
  async restore(tx: Tx, product: Product, values: NewProduct, gallery: Gallery): Promise<void> {
    await this.write(tx, product, { ...DEFAULTS, ...values, imageUrl: gallery.main, deletedAt: null });
    await this.replaceImages(tx, product.id, gallery);
  }

  /** Lists a deleted product again, unchanged. `product` must be locked by `tx`. */
  async undelete(tx: Tx, product: Product): Promise<void> {
    await this.write(tx, product, { deletedAt: null });
  }

  /** Hides the product from the shop; orders and invoices keep showing it. `product` must be locked by `tx`. */
  async remove(tx: Tx, product: Product): Promise<void> {
    await this.write(tx, product, { deletedAt: () => 'now()' });
  }

  /** Opens at once what `changes` make due. */
  private async write(tx: Tx, product: Product, changes: ProductUpdate): Promise<void> {
    const { id, version } = product;
    const place = placeInLists(product, changes);
    await tx.getRepository(Product).update({ id }, { ...changes, ...place, version: version + 1, updatedAt: () => 'now()' });
    if (changes.state ?? changes.visibleFrom ?? changes.buyableFrom ?? changes.deletedAt === null) await TICK.execute(tx);
  }

  private async replaceImages(tx: Tx, productId: string, gallery: Gallery): Promise<void> {
    const before = await tx.getRepository(ProductImage).find({ where: { productId }, select: { imageUrl: true, alt: true } });
    await tx.getRepository(ProductImage).delete({ productId });
    await tx.getRepository(ProductVariant).update({ productId, imageUrl: Not(In([...gallery.images])) }, { imageUrl: null });
    const kept = before.map(({ imageUrl, alt }) => [imageUrl, alt] as const);
    await this.addImages(tx, productId, { ...gallery, alts: new Map([...kept, ...(gallery.alts ?? [])]) });
  }

  private async addImages(tx: Tx, productId: string, { images, main, alts }: Gallery): Promise<void> {
    if (images.length === 0) return;
    await tx.getRepository(ProductImage).insert(
      images.map((imageUrl, sortOrder) => ({
        productId,
        imageUrl,
        alt: alts?.get(imageUrl) ?? '',
        isMain: imageUrl === main,
        sortOrder,
      })),
    );
  }
}

/** Now, or the moment ahead. */
const newestFrom = (visibleFrom: Date | null): string =>
  visibleFrom === null ? 'now()' : `greatest(now(), '${visibleFrom.toISOString()}')`;

/** What becomes visible is the newest then, however long it was prepared. */
function placeInLists(product: Product, { state = product.state, visibleFrom = product.visibleFrom }: ProductUpdate) {
  const isSame = state === product.state && visibleFrom?.getTime() === product.visibleFrom?.getTime();
  if (isSame || state === 'draft') return {};
  return { createdAt: () => `case when ${visible('products')} then created_at else ${newestFrom(visibleFrom)} end` };
}

type ProductUpdate = Partial<NewProduct> & {
  imageUrl?: string | null;
  deletedAt?: null | (() => string);
};
