import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { MediaLibrary } from '#modules/media/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminArtistView } from '../admin-catalog.view.js';
import type { SaveArtistDto } from './artist.dto.js';
import { artistNotFound, editConflict } from '../../catalog.errors.js';

/** The artists the shop works with, as staff keeps them. */
@Injectable()
export class Artists {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reads: AdminCatalogQueries,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
  ) {}

  create(admin: Admin, { name, location, story, imageUrl, isActive }: SaveArtistDto): Promise<AdminArtistView> {
    return inTransaction(this.db, async (tx) => {
      if (imageUrl) await this.media.assertUsable(tx, imageUrl, 'picture');
      const [added] = await queryReturning<{ id: string }>(
        tx,
        'insert into artists (name, location, story, image_url, is_active) values ($1, $2, $3, $4, $5) returning id',
        [name, location, story, imageUrl || null, isActive ?? true],
      );
      await this.audit.record(tx, admin, 'created', 'artist', added?.id ?? null, { name });
      return this.reads.artist(added?.id ?? '', tx);
    });
  }

  /** A picture or an activity that is not sent stays. 409 EDIT_CONFLICT when someone saved since the form was opened. */
  update(admin: Admin, id: string, artist: SaveArtistDto): Promise<AdminArtistView> {
    const { name, location, story, imageUrl, isActive, version } = artist;
    return inTransaction(this.db, async (tx) => {
      const [before] = await query<{ imageUrl: string | null; version: number }>(
        tx,
        'select image_url as "imageUrl", version from artists where id = $1 for update',
        [id],
      );
      if (!before) throw artistNotFound();
      if (version !== undefined && version !== before.version) throw editConflict('artist', await this.reads.artist(id, tx));
      if (imageUrl && imageUrl !== before.imageUrl) await this.media.assertUsable(tx, imageUrl, 'picture');
      const picture = imageUrl === undefined ? before.imageUrl : imageUrl || null;
      await tx.query(
        `update artists set name = $2, location = $3, story = $4, image_url = $5, is_active = coalesce($6, is_active),
           version = version + 1 where id = $1`,
        [id, name, location, story, picture, isActive ?? null],
      );
      await this.audit.record(tx, admin, 'updated', 'artist', id, { name });
      return this.reads.artist(id, tx);
    });
  }

  /** The artist's products stay, without the link; locked in id order first, as sales do it. */
  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      await tx.query('select id from products where artist_id = $1 order by id for update', [id]);
      const [removed] = await queryReturning<{ name: string }>(tx, 'delete from artists where id = $1 returning name', [id]);
      if (!removed) throw artistNotFound();
      await this.audit.record(tx, admin, 'deleted', 'artist', id, { name: removed.name });
    });
  }
}
