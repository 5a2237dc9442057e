import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { imageInfo, joinStoredFile, MediaLibrary } from '#modules/media/index.js';
import type { AddPortfolioItemDto, ChangePortfolioItemDto } from './portfolio-item.dto.js';
import { itemNotFound, orderIsStale } from '../portfolio.errors.js';
import type { PortfolioItemView } from '../portfolio.view.js';

const ITEMS = `select m.id, m.media_url as "mediaUrl", m.media_type as "mediaType", m.description, m.sort_order as "sortOrder",
    m.is_cover_up as "isCoverUp", m.created_at as "createdAt", f.status as "fileStatus",
    ${imageInfo('f')} as image
  from portfolio_media m ${joinStoredFile('m.media_url', 'f')}`;

/** The artist's pictures and videos, in the order staff gave them; equal places go by age, then id. */
@Injectable()
export class Portfolio {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly media: MediaLibrary,
    private readonly audit: AuditLog,
  ) {}

  all(): Promise<PortfolioItemView[]> {
    return query(this.db, `${ITEMS} order by m.sort_order, m.created_at, m.id`);
  }

  /** Adds at the end. */
  add(admin: Admin, item: AddPortfolioItemDto): Promise<PortfolioItemView> {
    const mediaType = item.mediaType ?? 'image';
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, 'portfolio order');
      await this.media.assertUsable(tx, item.mediaUrl, mediaType === 'video' ? 'portfolio-video' : 'portfolio-image');
      const [added] = await queryReturning<{ id: string }>(
        tx,
        `insert into portfolio_media (media_url, media_type, description, sort_order)
         values ($1, $2, $3, (select coalesce(max(sort_order) + 1, 0) from portfolio_media)) returning id`,
        [item.mediaUrl, mediaType, item.description || null],
      );
      await this.audit.record(tx, admin, 'created', 'portfolio item', added?.id ?? null);
      return this.one(tx, added?.id ?? '');
    });
  }

  /** Changes only the named fields of only this item, so that two admins cannot undo each other's. */
  change(admin: Admin, id: string, change: ChangePortfolioItemDto): Promise<PortfolioItemView> {
    const { sortOrder, description, isCoverUp } = change;
    return inTransaction(this.db, async (tx) => {
      const changed = await queryReturning(
        tx,
        `update portfolio_media set sort_order = coalesce($2, sort_order), is_cover_up = coalesce($3, is_cover_up),
           description = case when $4 then $5 else description end where id = $1 returning id`,
        [id, sortOrder ?? null, isCoverUp ?? null, description !== undefined, description ?? null],
      );
      if (changed.length === 0) throw itemNotFound();
      await this.audit.record(tx, admin, 'updated', 'portfolio item', id, { fields: Object.keys(change) });
      return this.one(tx, id);
    });
  }

  /** Saves a whole order, all or nothing; 409 unless `ids` are exactly the items there are now. */
  arrange(admin: Admin, ids: readonly string[]): Promise<PortfolioItemView[]> {
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, 'portfolio order');
      const present = await query<{ id: string }>(tx, 'select id from portfolio_media for update');
      const known = new Set(present.map((item) => item.id));
      if (known.size !== ids.length || ids.some((id) => !known.has(id.toLowerCase()))) throw orderIsStale();
      await tx.query(
        `update portfolio_media m set sort_order = place.position - 1
         from unnest($1::uuid[]) with ordinality as place(id, position) where m.id = place.id`,
        [ids],
      );
      await this.audit.record(tx, admin, 'updated', 'portfolio order', null, { items: ids.length });
      return query<PortfolioItemView>(tx, `${ITEMS} order by m.sort_order, m.created_at, m.id`);
    });
  }

  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const removed = await queryReturning(tx, 'delete from portfolio_media where id = $1 returning id', [id]);
      if (removed.length === 0) throw itemNotFound();
      await this.audit.record(tx, admin, 'deleted', 'portfolio item', id);
    });
  }

  private async one(tx: Tx, id: string): Promise<PortfolioItemView> {
    const [item] = await query<PortfolioItemView>(tx, `${ITEMS} where m.id = $1`, [id]);
    if (!item) throw itemNotFound();
    return item;
  }
}
