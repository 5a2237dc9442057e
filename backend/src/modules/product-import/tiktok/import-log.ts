import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, LessThan } from 'typeorm';
import type { AppError } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { Admin, AuditLog } from '#modules/auth/index.js';
import { importIdTaken } from './tiktok-import.errors.js';
import { type ImportError, TiktokImport } from './tiktok-import.entity.js';
import { FAIL_IMPORT } from './tiktok-import.queries.js';

const ENDED = new Set(['done', 'refused']);
const POLL_INTERVAL_MS = 200;
const BATCH_SIZE = 100;

/** What the admin asks for. */
type AskedImport = Pick<TiktokImport, 'sharedText' | 'pageSource'> & Partial<Pick<TiktokImport, 'draft'>>;

/** The status of every import: the one record that the request, the job and the admin's dialog share. */
@Injectable()
export class ImportLog {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The dialog may choose the `id` to read the progress with; 409 when that id exists. */
  async create(admin: Admin, asked: AskedImport, id: string = randomUUID()): Promise<string> {
    try {
      await this.imports.insert({ id, ...asked, adminId: admin.id, adminName: admin.username });
      return id;
    } catch (error) {
      throw violatedConstraint(error) === 'tiktok_imports_pkey' ? importIdTaken() : error;
    }
  }

  find(id: string): Promise<TiktokImport | null> {
    return this.imports.findOneBy({ id });
  }

  /** The import once it has ended, or undefined after `waitMs`. Polls the table: a notification of the queue can be lost. */
  async waitForEnd(id: string, waitMs: number): Promise<TiktokImport | undefined> {
    const deadline = this.clock.now().getTime() + waitMs;
    while (this.clock.now().getTime() < deadline) {
      const importJob = await this.find(id);
      if (importJob && ENDED.has(importJob.status)) return importJob;
      await pause(POLL_INTERVAL_MS);
    }
    return undefined;
  }

  /** Imports that were created before that moment and have not ended, the oldest first. */
  findUnfinished(before: Date): Promise<TiktokImport[]> {
    const where = { status: In(['waiting', 'running']), createdAt: LessThan(before) };
    return this.imports.find({ where, order: { createdAt: 'ASC', id: 'ASC' }, take: BATCH_SIZE });
  }

  /** Undefined when the import is unknown or an earlier run of the same job has ended it. */
  async start(id: string): Promise<TiktokImport | undefined> {
    const importJob = await this.find(id);
    if (!importJob || ENDED.has(importJob.status)) return undefined;
    await this.imports.update({ id }, { status: 'running', step: 'Reading the page' });
    return importJob;
  }

  async setStep(id: string, step: string): Promise<void> {
    await this.imports.update({ id }, { step });
  }

  /** Joins the transaction that creates the product, so that an import is done exactly when its product exists. */
  async complete(tx: Tx, { id, adminId, adminName }: TiktokImport, productId: string, name: string): Promise<void> {
    await tx.getRepository(TiktokImport).update({ id }, { status: 'done', step: null, productId, pageSource: null });
    const admin = new Admin(adminId ?? '', adminName, true, '', new Date(0));
    await this.audit.record(tx, admin, 'imported', 'product', productId, { name, from: 'tiktok' });
  }

  async fail(id: string, { status, message, details }: AppError): Promise<void> {
    const error: ImportError = { status, message };
    if (details.code !== undefined) error.code = details.code;
    if (details.extensions !== undefined) error.extensions = details.extensions;
    await FAIL_IMPORT.execute(this.db, id, error);
  }

  private get imports() {
    return this.db.getRepository(TiktokImport);
  }
}
