import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, LessThan } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { Admin, AuditLog } from '#modules/auth/index.js';
import { importIdTaken } from './tiktok-import.errors.js';
import { type ImportRefusal, TiktokImport } from './tiktok-import.entity.js';

const ENDED = new Set(['done', 'refused']);
const LOOK_EVERY_MS = 200;
const AT_ONCE = 100;

/** What became of every import; the truth that the call, the job and the dialog share. */
@Injectable()
export class ImportLog {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** `id` lets the dialog ask for the progress; one that is known already is refused, never overwritten. */
  async open(admin: Admin, sharedText: string, pageSource: string | null, id: string = randomUUID()): Promise<string> {
    const [row] = await queryReturning<{ id: string }>(
      this.db,
      `insert into tiktok_imports (id, shared_text, page_source, admin_id, admin_name) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing returning id`,
      [id, sharedText, pageSource, admin.id, admin.username],
    );
    if (!row) throw importIdTaken();
    return row.id;
  }

  find(id: string): Promise<TiktokImport | null> {
    return this.imports.findOneBy({ id });
  }

  /** The import once it has ended, or undefined after `waitMs`. A word of the queue can be lost, the diary cannot. */
  async whenEnded(id: string, waitMs: number): Promise<TiktokImport | undefined> {
    const deadline = this.clock.now().getTime() + waitMs;
    while (this.clock.now().getTime() < deadline) {
      const wish = await this.find(id);
      if (wish && ENDED.has(wish.status)) return wish;
      await pause(LOOK_EVERY_MS);
    }
    return undefined;
  }

  /** Imports begun before that moment which have not ended, the oldest first. */
  unfinished(before: Date): Promise<TiktokImport[]> {
    const where = { status: In(['waiting', 'running']), createdAt: LessThan(before) };
    return this.imports.find({ where, order: { createdAt: 'ASC', id: 'ASC' }, take: AT_ONCE });
  }

  /** Undefined when there is nothing left to do: unknown, or ended by an earlier run of the same job. */
  async begin(id: string): Promise<TiktokImport | undefined> {
    const wish = await this.find(id);
    if (!wish || ENDED.has(wish.status)) return undefined;
    await this.imports.update({ id }, { status: 'running', step: 'Reading the page' });
    return wish;
  }

  async note(id: string, step: string): Promise<void> {
    await this.imports.update({ id }, { step });
  }

  /** Joins the transaction that makes the product, so an import is done exactly when its product is there. */
  async finish(tx: Tx, wish: TiktokImport, productId: string, name: string): Promise<void> {
    await tx.getRepository(TiktokImport).update({ id: wish.id }, { status: 'done', step: null, productId, pageSource: null });
    const admin = new Admin(wish.adminId ?? '', wish.adminName, true, '', new Date(0));
    await this.audit.record(tx, admin, 'imported', 'product', productId, { name, from: 'tiktok' });
  }

  async refuse(id: string, { status, message, details }: AppError): Promise<void> {
    const refusal: ImportRefusal = { status, message };
    if (details.code !== undefined) refusal.code = details.code;
    if (details.facts !== undefined) refusal.facts = details.facts;
    await this.db.query(
      `update tiktok_imports set status = 'refused', step = null, page_source = null, refusal = $2 where id = $1 and status <> 'done'`,
      [id, refusal],
    );
  }

  private get imports() {
    return this.db.getRepository(TiktokImport);
  }
}
