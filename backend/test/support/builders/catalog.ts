import type { DataSource } from 'typeorm';
import { Artist, Category, Product, ProductVariant } from '#modules/catalog/index.js';

let counter = 0;
const next = (): number => ++counter;

export async function givenCategory(db: DataSource, over: Partial<Category> = {}): Promise<Category> {
  const n = next();
  return db.getRepository(Category).save({ name: `Category ${n}`, slug: `category-${n}`, imageUrl: null, ...over });
}

export async function givenArtist(db: DataSource, over: Partial<Artist> = {}): Promise<Artist> {
  return db
    .getRepository(Artist)
    .save({ name: `Artist ${next()}`, location: 'Baltimore, MD', story: 'A story.', imageUrl: null, ...over });
}

/** A product for $48.00 with 20 units in stock. */
export async function givenProduct(db: DataSource, over: Partial<Product> = {}): Promise<Product> {
  const product = {
    name: `Hoodie ${next()}`,
    description: 'Warm.',
    priceCents: 4_800,
    stockQuantity: 20,
    imageUrl: null,
    ...over,
  };
  return db.getRepository(Product).save(product);
}

export interface SizedProduct extends Product {
  /** By label. */
  sizes: Record<string, ProductVariant>;
}

/** A product for $48.00 with these pieces per size. */
export async function givenSizedProduct(
  db: DataSource,
  pieces: Record<string, number>,
  over: Partial<Product> = {},
): Promise<SizedProduct> {
  const stockQuantity = Object.values(pieces).reduce((sum, stock) => sum + stock, 0);
  return db.transaction(async (tx) => {
    const product = await tx.getRepository(Product).save({
      name: `Sized Hoodie ${next()}`,
      description: 'Warm.',
      priceCents: 4_800,
      imageUrl: null,
      optionNames: ['Size'],
      stockQuantity,
      ...over,
    });
    const rows = Object.entries(pieces).map(([label, stock], sortOrder) => ({
      productId: product.id,
      optionValues: [label],
      label,
      stockQuantity: stock,
      sortOrder,
    }));
    const saved = await tx.getRepository(ProductVariant).save(rows);
    const sizes = Object.fromEntries(saved.map((size) => [size.label, size]));
    return Object.assign(product, { sizes });
  });
}

/** The size with this label; throws for another one. */
export function sizeOf({ sizes }: SizedProduct, label: string): ProductVariant {
  const size = sizes[label];
  if (!size) throw new Error(`There is no size ${label}`);
  return size;
}

/** The pieces of each size by label, retired ones in parentheses, and the product's own stock as "all". */
export async function sizeStocksOf(db: DataSource, productId: string): Promise<Record<string, number>> {
  const sizes = await db.getRepository(ProductVariant).find({ where: { productId }, order: { sortOrder: 'asc', label: 'asc' } });
  const stocks = sizes.map(({ label, isActive, stockQuantity }): [string, number] => [
    isActive ? label : `(${label})`,
    stockQuantity,
  ]);
  return Object.fromEntries([...stocks, ['all', await stockOf(db, productId)]]);
}

/** Takes a size out of the shop without the rules of the admin's form. */
export async function retireSize(db: DataSource, { id, productId }: ProductVariant): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('delete from cart_items where variant_id = $1', [id]);
    await tx.query('select from products where id = $1 for update', [productId]);
    await tx.query(
      'update products set stock_quantity = stock_quantity - (select stock_quantity from product_variants where id = $1) where id = $2',
      [id, productId],
    );
    await tx.query('update product_variants set is_active = false where id = $1', [id]);
  });
}

export async function stockOf(db: DataSource, productId: string): Promise<number> {
  const product = await db.getRepository(Product).findOneOrFail({ where: { id: productId }, withDeleted: true });
  return product.stockQuantity;
}
