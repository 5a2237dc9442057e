import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { CatalogShares, type ChangedShare } from '../../catalog/index.js';

/** The part of sales that artists get from now on. What was sold keeps the share that it was sold at. */
@Injectable()
export class SetShares {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly shares: CatalogShares,
    private readonly audit: AuditLog,
  ) {}

  /** Returns how many artists have another share now. Throws 404 if one of them does not exist. */
  ofArtists(admin: Admin, artistIds: readonly string[], shareBps: number | null): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      const changed = await this.shares.setOfArtists(tx, artistIds, shareBps);
      for (const share of changed) await this.record(tx, admin, share, shareBps);
      return changed.length;
    });
  }

  /** Null: the share of the artist. Throws 404. */
  ofProduct(admin: Admin, productId: string, shareBps: number | null): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const changed = await this.shares.setOfProduct(tx, productId, shareBps);
      if (changed) await this.record(tx, admin, changed, shareBps);
    });
  }

  private async record(tx: Tx, admin: Admin, { id, name, before }: ChangedShare, after: number | null): Promise<void> {
    await this.audit.record(tx, admin, 'changed', 'artist share', id, { name, changes: { share: { before, after } } });
  }
}
