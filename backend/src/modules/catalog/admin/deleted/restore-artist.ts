import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import type { AdminArtistView } from '../admin-catalog.view.js';
import { DeletedArtist } from './deleted-artist.entity.js';
import { MOVE_BACK_TO_ARTISTS, RETURN_PRODUCTS_TO_ARTIST } from './deleted-artists.queries.js';
import { LOCK_PRODUCTS } from './lock-products.queries.js';

/** Brings a deleted artist back, and into the products that have no other one. */
@Injectable()
export class RestoreArtist {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AdminCatalogQueries,
    private readonly audit: AuditLog,
  ) {}

  /** One that is there already is returned unchanged. */
  execute(admin: Admin, id: string): Promise<AdminArtistView> {
    return inTransaction(this.db, async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const deleted = await tx.getRepository(DeletedArtist).findOne({ where: { id }, lock });
      if (deleted) await this.restore(tx, admin, deleted);
      return this.queries.artist(id, tx);
    });
  }

  private async restore(tx: Tx, admin: Admin, { id, name, productIds }: DeletedArtist): Promise<void> {
    await LOCK_PRODUCTS.execute(tx, productIds);
    await MOVE_BACK_TO_ARTISTS.execute(tx, id);
    await RETURN_PRODUCTS_TO_ARTIST.execute(tx, id, productIds);
    await this.audit.record(tx, admin, 'restored', 'artist', id, { name });
  }
}
