import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { queryReturning } from '#platform/database/sql.js';
import { inTransaction } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import type { AdminFileView } from './admin-files.view.js';
import { addressOf, isFileName } from '../file-names.js';
import { imageNotFound, notFailed } from '../media.errors.js';
import { StoredFile } from '../stored-file.entity.js';
import { StoredFiles } from '../stored-files.js';

const AT_MOST = 100;

const viewOf = ({ name, kind, status, failure, createdAt }: StoredFile): AdminFileView => ({
  name,
  url: addressOf(name),
  kind,
  status,
  failure,
  createdAt,
});

/** What staff sees and does about files that are not ready. */
@Injectable()
export class AdminFiles {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
  ) {}

  async unfinished(): Promise<AdminFileView[]> {
    const where = { status: In(['processing', 'failed']) };
    const found = await this.db
      .getRepository(StoredFile)
      .find({ where, order: { createdAt: 'DESC', name: 'ASC' }, take: AT_MOST });
    return found.map(viewOf);
  }

  async file(name: string): Promise<AdminFileView> {
    const file = isFileName(name) ? await this.files.find(name) : null;
    if (!file || file.status === 'receiving') throw imageNotFound();
    return viewOf(file);
  }

  /** 409 unless the file has failed, so that two clicks start one job. */
  async retry(name: string): Promise<AdminFileView> {
    await this.file(name);
    await inTransaction(this.db, async (tx) => {
      const again = await queryReturning(
        tx,
        `update stored_files set status = 'processing', failure = null where name = $1 and status = 'failed' returning name`,
        [name],
      );
      if (again.length === 0) throw notFailed();
      await this.outbox.add(tx, 'file.stored', { name }, `file.stored ${name} again ${randomUUID()}`);
    });
    return this.file(name);
  }
}
