import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { MediaLibrary } from '#modules/media/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminCategoryView } from '../admin-catalog.view.js';
import { categoryNotFound, editConflict, slugExists } from '../../catalog.errors.js';
import type { SaveCategoryDto } from './category.dto.js';

/** The shelves of the shop, as staff arranges them. */
@Injectable()
export class Categories {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reads: AdminCatalogQueries,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
  ) {}

  create(admin: Admin, { name, slug, imageUrl }: SaveCategoryDto): Promise<AdminCategoryView> {
    return this.withUniqueSlug(async (tx) => {
      if (imageUrl) await this.media.assertUsable(tx, imageUrl, 'picture');
      const [added] = await queryReturning<{ id: string }>(
        tx,
        'insert into categories (name, slug, image_url) values ($1, $2, $3) returning id',
        [name, slug, imageUrl || null],
      );
      await this.audit.record(tx, admin, 'created', 'category', added?.id ?? null, { name, slug });
      return this.reads.category(added?.id ?? '', tx);
    });
  }

  /** A picture that is not sent stays. 409 EDIT_CONFLICT when someone saved since the form was opened. */
  update(admin: Admin, id: string, { name, slug, imageUrl, version }: SaveCategoryDto): Promise<AdminCategoryView> {
    return this.withUniqueSlug(async (tx) => {
      const [before] = await query<{ imageUrl: string | null; version: number }>(
        tx,
        'select image_url as "imageUrl", version from categories where id = $1 for update',
        [id],
      );
      if (!before) throw categoryNotFound();
      if (version !== undefined && version !== before.version) throw editConflict('category', await this.reads.category(id, tx));
      if (imageUrl && imageUrl !== before.imageUrl) await this.media.assertUsable(tx, imageUrl, 'picture');
      const picture = imageUrl === undefined ? before.imageUrl : imageUrl || null;
      await tx.query('update categories set name = $2, slug = $3, image_url = $4, version = version + 1 where id = $1', [
        id,
        name,
        slug,
        picture,
      ]);
      await this.audit.record(tx, admin, 'updated', 'category', id, { name, slug });
      return this.reads.category(id, tx);
    });
  }

  /** Its products stay, uncategorized. They are locked in id order first, as sales do it, so that neither waits in a circle. */
  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      await tx.query('select id from products where category_id = $1 order by id for update', [id]);
      const [removed] = await queryReturning<{ name: string }>(tx, 'delete from categories where id = $1 returning name', [id]);
      if (!removed) throw categoryNotFound();
      await this.audit.record(tx, admin, 'deleted', 'category', id, { name: removed.name });
    });
  }

  private async withUniqueSlug<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.db, work);
    } catch (error) {
      throw violatedConstraint(error) === 'categories_slug_key' ? slugExists() : error;
    }
  }
}
