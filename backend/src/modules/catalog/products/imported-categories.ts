import { Injectable } from '@nestjs/common';
import { slugOf } from '@shop/contract/slug';
import { CATALOG_TEXTS, textProblem } from '@shop/contract/text-fields';
import type { DataSource } from 'typeorm';
import { Category, NEW_TAX_KIND } from '../category.entity.js';

type ShopCategory = Pick<Category, 'id' | 'name' | 'slug'>;

/** Categories that an import creates from the product types of a feed. */
@Injectable()
export class ImportedCategories {
  /** The category as `ensure` would save it, with an empty id; undefined when the slug of the name is not allowed. */
  draft(name: string): ShopCategory | undefined {
    const slug = slugOf(name);
    return textProblem(CATALOG_TEXTS.slug, slug) === undefined ? { id: '', name, slug } : undefined;
  }

  /** Creates the category, or returns the one that already has its slug. */
  async ensure(db: DataSource, name: string): Promise<ShopCategory | undefined> {
    const category = this.draft(name);
    if (!category) return undefined;
    const values = { name, slug: category.slug, taxKind: NEW_TAX_KIND };
    await db.createQueryBuilder().insert().into(Category).values(values).orIgnore().execute();
    return db.getRepository(Category).findOneByOrFail({ slug: category.slug });
  }
}
