import type { DataSource } from 'typeorm';
import { Artist, Category, Product } from '#modules/catalog/index.js';

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
  const product = { name: `Hoodie ${next()}`, description: 'Warm.', price: '48.00', stockQuantity: 20, imageUrl: null, ...over };
  return db.getRepository(Product).save(product);
}

export async function stockOf(db: DataSource, productId: string): Promise<number> {
  const product = await db.getRepository(Product).findOneOrFail({ where: { id: productId }, withDeleted: true });
  return product.stockQuantity;
}
