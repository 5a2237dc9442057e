import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { slugOf } from '../admin/categories/slug.js';
import { Category } from '../category.entity.js';

type ShopCategory = Pick<Category, 'id' | 'name' | 'slug'>;

/** Categories that an import creates from the product types of a feed. */
@Injectable()
export class ImportedCategories {
  /** The category as `ensure` would save it, with an empty id; undefined when no slug can be made from the name. */
  draft(name: string): ShopCategory | undefined {
    const slug = slugOf(name);
    return slug === undefined ? undefined : { id: '', name, slug };
  }

  /** Creates the category, or returns the one that already has its slug. */
  async ensure(db: DataSource, name: string): Promise<ShopCategory | undefined> {
    const category = this.draft(name);
    if (!category) return undefined;
    const values = { name, slug: category.slug };
    await db.createQueryBuilder().insert().into(Category).values(values).orIgnore().execute();
    return db.getRepository(Category).findOneByOrFail({ slug: category.slug });
  }
}
