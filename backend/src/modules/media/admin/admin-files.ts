import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { addressOf, isFileName } from '../file-names.js';
import { imageNotFound, notFailed } from '../media.errors.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { StoredFile } from '../stored-file.entity.js';
import { RESET_FAILED } from '../stored-file.queries.js';
import { StoredFiles } from '../stored-files.js';
import type { AdminFileView } from './admin-files.view.js';

const MAX_FILES = 500;

const viewOf = ({ name, kind, status, failure, createdAt }: StoredFile): AdminFileView => ({
  name,
  url: addressOf(name),
  kind,
  status,
  failure,
  createdAt,
});

/** Lists the files that are not ready and retries failed ones. */
@Injectable()
export class AdminFiles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async unfinished(): Promise<AdminFileView[]> {
    const files = await this.db.getRepository(StoredFile).find({
      where: { status: In(['processing', 'failed']) },
      order: { status: 'ASC', createdAt: 'DESC', name: 'ASC' },
      take: MAX_FILES,
    });
    return files.map(viewOf);
  }

  async file(name: string): Promise<AdminFileView> {
    const file = isFileName(name) ? await this.files.find(name) : null;
    if (!file || file.status === 'receiving') throw imageNotFound();
    return viewOf(file);
  }

  /** Throws 409 unless the file has failed, so that a double click starts one job. */
  async retry(admin: Admin, name: string): Promise<AdminFileView> {
    await this.file(name);
    await inTransaction(this.db, async (tx) => {
      if ((await RESET_FAILED.execute(tx, name)) === 0) throw notFailed();
      await this.outbox.add(tx, 'file.stored', { name }, `file.stored ${name} again ${randomUUID()}`);
      await this.audit.record(tx, admin, 'retried', 'file', null, { name });
    });
    return this.file(name);
  }
}
