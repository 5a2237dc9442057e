import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { PortfolioMedia } from '../portfolio-media.entity.js';
import { itemNotFound } from '../portfolio.errors.js';
import { DELETED_PORTFOLIO_ITEMS, PORTFOLIO_ITEM, PURGE_DELETED_PORTFOLIO_ITEMS } from '../portfolio.queries.js';
import type { DeletedPortfolioItemView, PortfolioItemView } from '../portfolio.view.js';

const RESTORABLE_DAYS = 30;

/** The deleted images and videos, which keep their files until they are purged. */
@Injectable()
export class DeletedPortfolio {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<DeletedPortfolioItemView[]> {
    return DELETED_PORTFOLIO_ITEMS.rows(this.db);
  }

  /** Shows the item again, in the place it had. One that is shown already is returned unchanged. */
  restore(admin: Admin, id: string): Promise<PortfolioItemView> {
    return inTransaction(this.db, async (tx) => {
      const deleted = { id, deletedAt: Not(IsNull()) };
      const { affected } = await tx.getRepository(PortfolioMedia).update(deleted, { deletedAt: null });
      const item = await PORTFOLIO_ITEM.first(tx, id);
      if (!item) throw itemNotFound();
      if (affected) await this.audit.record(tx, admin, 'restored', 'portfolio item', id, { name: item.description });
      return item;
    });
  }

  /** For good: its file is unused from then on. 404 unless it was deleted before. */
  purge(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const { affected } = await tx.getRepository(PortfolioMedia).delete({ id, deletedAt: Not(IsNull()) });
      if (affected === 0) throw itemNotFound();
      await this.audit.record(tx, admin, 'removed', 'portfolio item', id);
    });
  }

  /** Returns the number of purged items. */
  @HandlesJob('portfolio.purge-deleted')
  async purgeOld(): Promise<number> {
    return (await PURGE_DELETED_PORTFOLIO_ITEMS.rows(this.db, RESTORABLE_DAYS)).length;
  }
}
