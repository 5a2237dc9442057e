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

export type NewProduct = Pick<Product, RequiredProductText | 'price' | 'categoryId'> &
  Partial<
    Pick<
      Product,
      | 'artistId'
      | 'videoUrl'
      | 'weightOz'
      | 'stockQuantity'
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
    await tx.getRepository(Product).insert(product);
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

  private async write(tx: Tx, { id, version }: Product, changes: ProductUpdate): Promise<void> {
    await tx.getRepository(Product).update({ id }, { ...changes, version: version + 1, updatedAt: () => 'now()' });
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

type ProductUpdate = Partial<NewProduct> & {
  imageUrl?: string | null;
  deletedAt?: null | (() => string);
};
