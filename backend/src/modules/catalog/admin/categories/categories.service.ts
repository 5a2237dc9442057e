import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '#modules/auth/index.js';
import { MediaLibrary } from '#modules/media/index.js';
import { categoriesChanged, categoryNotFound, editConflict, slugExists, slugTaken } from '../../catalog.errors.js';
import { Category, NEW_TAX_KIND, type SizeGuide } from '../../category.entity.js';
import { Product } from '../../products/product.entity.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import { DELETED_CATEGORIES } from '../deleted/deleted-groups.queries.js';
import type { AdminCategoryView } from '../admin-catalog.view.js';
import { ARRANGE_CATEGORIES } from './category-order.queries.js';
import type { SaveCategoryDto } from './category.dto.js';
import type { SizeGuideDto } from './size-guide.dto.js';

/** Creates, updates and deletes categories. */
@Injectable()
export class CategoriesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
  ) {}

  create(
    admin: Admin,
    { name, slug, imageUrl, sizeGuide = null, taxKind = NEW_TAX_KIND }: SaveCategoryDto,
  ): Promise<AdminCategoryView> {
    return this.withUniqueSlug(async (tx) => {
      if (imageUrl) await this.media.assertUsable(tx, imageUrl, 'catalog-image');
      const category = tx
        .getRepository(Category)
        .create({ name, slug, imageUrl: imageUrl || null, sizeGuide: guideOf(sizeGuide), taxKind });
      await tx.getRepository(Category).insert(category);
      await this.audit.record(tx, admin, 'created', 'category', category.id, { name, slug });
      return this.queries.category(category.id, tx);
    });
  }

  /** An image that is not sent stays. 409 EDIT_CONFLICT when someone saved since the form was opened. */
  update(admin: Admin, id: string, form: SaveCategoryDto): Promise<AdminCategoryView> {
    const { name, slug, taxKind } = form;
    return this.withUniqueSlug(async (tx) => {
      const category = await this.lock(tx, id);
      if (form.version !== undefined && form.version !== category.version)
        throw editConflict('category', await this.queries.category(id, tx));
      const imageUrl = form.imageUrl === undefined ? category.imageUrl : form.imageUrl || null;
      if (imageUrl && imageUrl !== category.imageUrl) await this.media.assertUsable(tx, imageUrl, 'catalog-image');
      const sizeGuide = form.sizeGuide === undefined ? category.sizeGuide : guideOf(form.sizeGuide);
      await tx
        .getRepository(Category)
        .update({ id }, { name, slug, imageUrl, sizeGuide, taxKind, version: category.version + 1 });
      const changes = changesBetween(category, { name, slug, imageUrl, taxKind }, ['name', 'slug', 'imageUrl', 'taxKind']);
      await this.audit.record(tx, admin, 'updated', 'category', id, { name, changes });
      return this.queries.category(id, tx);
    });
  }

  /** Saves the whole order, all or nothing; 409 unless `ids` are exactly the current categories. Open forms stay valid. */
  arrange(admin: Admin, ids: readonly string[]): Promise<AdminCategoryView[]> {
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, 'category order');
      const present = await tx.getRepository(Category).find({ select: { id: true }, lock: { mode: 'pessimistic_write' } });
      const known = new Set(present.map(({ id }) => id));
      if (known.size !== ids.length || ids.some((id) => !known.has(id.toLowerCase()))) throw categoriesChanged();
      await ARRANGE_CATEGORIES.execute(tx, ids);
      await this.audit.record(tx, admin, 'updated', 'category order', null, { items: ids.length });
      return this.queries.categories(tx);
    });
  }

  /** Its products stay, uncategorized, and it can be restored. */
  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const { name } = await this.lockProductsThenCategory(tx, id);
      await DELETED_CATEGORIES.remove.execute(tx, id);
      await this.audit.record(tx, admin, 'deleted', 'category', id, { name });
    });
  }

  /** Also in its products that have no other one. 409 when another category uses its slug; one that is not deleted is returned unchanged. */
  async restore(admin: Admin, id: string): Promise<AdminCategoryView> {
    try {
      return await inTransaction(this.db, async (tx) => {
        await DELETED_CATEGORIES.lockFormerProducts.execute(tx, id);
        const restored = await DELETED_CATEGORIES.restore.first(tx, id);
        if (restored) await this.audit.record(tx, admin, 'restored', 'category', id, { name: restored.name });
        return this.queries.category(id, tx);
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'categories_slug_key') throw error;
      const deleted = await this.db.getRepository(Category).findOne({ where: { id }, withDeleted: true });
      throw slugTaken(deleted?.slug ?? '');
    }
  }

  /** The products in id order, as sales lock them, so that neither deadlocks. */
  private async lockProductsThenCategory(tx: Tx, id: string): Promise<Category> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx
      .getRepository(Product)
      .find({ select: { id: true }, where: { categoryId: id }, order: { id: 'ASC' }, withDeleted: true, lock });
    return this.lock(tx, id);
  }

  private async lock(tx: Tx, id: string): Promise<Category> {
    const category = await tx.getRepository(Category).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!category) throw categoryNotFound();
    return category;
  }

  private async withUniqueSlug<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.db, work);
    } catch (error) {
      throw violatedConstraint(error) === 'categories_slug_key' ? slugExists() : error;
    }
  }
}

/** Only the fields of a guide, and null for a note that is not sent. */
const guideOf = (guide: SizeGuideDto | null): SizeGuide | null =>
  guide && { columns: guide.columns, rows: guide.rows, note: guide.note || null };
