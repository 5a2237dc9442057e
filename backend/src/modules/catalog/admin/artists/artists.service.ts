import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '#modules/auth/index.js';
import { MediaLibrary } from '#modules/media/index.js';
import { Artist } from '../../artist.entity.js';
import { artistNotFound, editConflict } from '../../catalog.errors.js';
import { Product } from '../../products/product.entity.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import { DELETED_ARTISTS } from '../deleted/deleted-groups.queries.js';
import type { AdminArtistView } from '../admin-catalog.view.js';
import type { SaveArtistDto } from './artist.dto.js';

/** Creates, updates and deletes artists. */
@Injectable()
export class ArtistsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
  ) {}

  create(admin: Admin, { name, location, story, imageUrl, isActive }: SaveArtistDto): Promise<AdminArtistView> {
    return inTransaction(this.db, async (tx) => {
      if (imageUrl) await this.media.assertUsable(tx, imageUrl, 'catalog-image');
      const artist = tx.getRepository(Artist).create({ name, location, story, imageUrl: imageUrl || null, isActive });
      await tx.getRepository(Artist).insert(artist);
      await this.audit.record(tx, admin, 'created', 'artist', artist.id, { name });
      return this.queries.artist(artist.id, tx);
    });
  }

  /** Fields that are not sent keep their value. 409 EDIT_CONFLICT when someone saved since the form was opened. */
  update(admin: Admin, id: string, form: SaveArtistDto): Promise<AdminArtistView> {
    const { name, location, story, isActive } = form;
    return inTransaction(this.db, async (tx) => {
      const artist = await this.lock(tx, id);
      if (form.version !== undefined && form.version !== artist.version)
        throw editConflict('artist', await this.queries.artist(id, tx));
      const imageUrl = form.imageUrl === undefined ? artist.imageUrl : form.imageUrl || null;
      if (imageUrl && imageUrl !== artist.imageUrl) await this.media.assertUsable(tx, imageUrl, 'catalog-image');
      const values = { name, location, story, imageUrl, isActive };
      const changes = changesBetween<Partial<Artist>>(artist, values, ['name', 'location', 'story', 'imageUrl', 'isActive']);
      await tx.getRepository(Artist).update({ id }, { ...values, version: artist.version + 1 });
      await this.audit.record(tx, admin, 'updated', 'artist', id, { name, changes });
      return this.queries.artist(id, tx);
    });
  }

  /** The artist's products stay, without the artist, who can be restored. */
  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const { name } = await this.lockProductsThenArtist(tx, id);
      await DELETED_ARTISTS.remove.execute(tx, id);
      await this.audit.record(tx, admin, 'deleted', 'artist', id, { name });
    });
  }

  /** Also in the products that have no other one. One that is not deleted is returned unchanged. */
  restore(admin: Admin, id: string): Promise<AdminArtistView> {
    return inTransaction(this.db, async (tx) => {
      await DELETED_ARTISTS.lockFormerProducts.execute(tx, id);
      const restored = await DELETED_ARTISTS.restore.first(tx, id);
      if (restored) await this.audit.record(tx, admin, 'restored', 'artist', id, { name: restored.name });
      return this.queries.artist(id, tx);
    });
  }

  /** The products in id order, as sales lock them, so that neither deadlocks. */
  private async lockProductsThenArtist(tx: Tx, id: string): Promise<Artist> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx
      .getRepository(Product)
      .find({ select: { id: true }, where: { artistId: id }, order: { id: 'ASC' }, withDeleted: true, lock });
    return this.lock(tx, id);
  }

  private async lock(tx: Tx, id: string): Promise<Artist> {
    const artist = await tx.getRepository(Artist).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!artist) throw artistNotFound();
    return artist;
  }
}
