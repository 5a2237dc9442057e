import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog, changesBetween } from '#modules/auth/index.js';
import { MediaLibrary } from '#modules/media/index.js';
import { PortfolioMedia } from '../portfolio-media.entity.js';
import { itemNotFound, orderIsStale } from '../portfolio.errors.js';
import { PORTFOLIO_ITEM, PORTFOLIO_ITEMS, SORT_PORTFOLIO } from '../portfolio.queries.js';
import type { PortfolioItemView } from '../portfolio.view.js';
import type { AddPortfolioItemDto, ChangePortfolioItemDto } from './portfolio-item.dto.js';

/** Adds, changes, arranges and deletes the images and videos of the portfolio. */
@Injectable()
export class AdminPortfolio {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
  ) {}

  /** Adds at the end. */
  add(admin: Admin, { mediaUrl, description, ...item }: AddPortfolioItemDto): Promise<PortfolioItemView> {
    const mediaType = item.mediaType ?? 'image';
    return inTransaction(this.db, async (tx) => {
      await lockOrder(tx);
      await this.media.assertUsable(tx, mediaUrl, mediaType === 'video' ? 'portfolio-video' : 'portfolio-image');
      const items = tx.getRepository(PortfolioMedia);
      const last = await items.maximum('sortOrder');
      const sortOrder = last === null ? 0 : last + 1;
      const added = items.create({ mediaUrl, mediaType, description: description || null, sortOrder });
      await items.insert(added);
      await this.audit.record(tx, admin, 'created', 'portfolio item', added.id, { name: added.description });
      return viewOf(tx, added.id);
    });
  }

  /** Writes only the fields that are sent, so that two admins do not undo each other's changes. */
  change(admin: Admin, id: string, change: ChangePortfolioItemDto): Promise<PortfolioItemView> {
    const { sortOrder, description, isCoverUp } = change;
    const fields = { sortOrder, description, isCoverUp };
    return inTransaction(this.db, async (tx) => {
      const before = await viewOf(tx, id);
      if (Object.values(fields).some((value) => value !== undefined))
        await tx.getRepository(PortfolioMedia).update({ id }, fields);
      const changes = changesBetween(before, fields, ['sortOrder', 'description', 'isCoverUp']);
      await this.audit.record(tx, admin, 'updated', 'portfolio item', id, { name: before.description, changes });
      return viewOf(tx, id);
    });
  }

  /** Saves a whole order, all or nothing; 409 unless `ids` are exactly the current items. */
  arrange(admin: Admin, ids: readonly string[]): Promise<PortfolioItemView[]> {
    return inTransaction(this.db, async (tx) => {
      await lockOrder(tx);
      const present = await tx.getRepository(PortfolioMedia).find({ select: { id: true }, lock: { mode: 'pessimistic_write' } });
      const known = new Set(present.map((item) => item.id));
      if (known.size !== ids.length || ids.some((id) => !known.has(id.toLowerCase()))) throw orderIsStale();
      await SORT_PORTFOLIO.execute(tx, ids);
      await this.audit.record(tx, admin, 'updated', 'portfolio order', null, { items: ids.length });
      return PORTFOLIO_ITEMS.rows(tx);
    });
  }

  /** Hides it from the portfolio; `DeletedPortfolio` brings it back. */
  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const { description } = await viewOf(tx, id);
      const listed = { id, deletedAt: IsNull() };
      const { affected } = await tx.getRepository(PortfolioMedia).update(listed, { deletedAt: () => 'now()' });
      if (affected === 0) throw itemNotFound();
      await this.audit.record(tx, admin, 'deleted', 'portfolio item', id, { name: description });
    });
  }
}

/** Additions and new orders wait for each other, so that no two items get the same place. */
const lockOrder = (tx: Tx): Promise<void> => lockName(tx, 'portfolio order');

async function viewOf(tx: Tx, id: string): Promise<PortfolioItemView> {
  const item = await PORTFOLIO_ITEM.first(tx, id);
  if (!item) throw itemNotFound();
  return item;
}
