import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { SizeRetirement } from '#modules/catalog/index.js';
import { MediaLibrary } from '#modules/media/index.js';
import type { FeedReportRow } from '../shopify/report/feed-report.js';
import { InternetImages } from '../shopify/image-source.js';
import { createImportFeed } from '../shopify/import-feed.js';
import { type ImportRecord, ImportStopped } from '../shopify/import-record.js';
import { UnusableFeed } from '../shopify/parsing/read-csv.js';
import { FeedImportLine } from './feed-import-line.entity.js';
import { FeedImport, type FeedImportStatus } from './feed-import.entity.js';
import { ADD_LINES, END_FEED_IMPORT, linesParameter, LOCK_RUNNING, OPEN_LINES, SAVE_LINE } from './feed-import.queries.js';
import { FEED_IMPORT_LOCK } from './start-feed-import.js';

const BATCH_SIZE = 500;

/** Checks and imports an uploaded file in the worker, as `npm run import:products` does. Both can be repeated after a crash. */
@Injectable()
export class RunFeedImport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly media: MediaLibrary,
    private readonly retirement: SizeRetirement,
  ) {}

  /** The dry run. Ends with its lines, or refuses the file. */
  async check(id: string): Promise<void> {
    const file = await this.fileOf(id, 'checking');
    if (!file) return;
    try {
      const { rows } = await this.importFeed().execute(file, { dryRun: true, ...file.options });
      await this.saveCheck(id, rows);
    } catch (error) {
      if (!(error instanceof UnusableFeed)) throw error;
      await this.end(id, 'checking', 'refused', error.message);
    }
  }

  /** Continues behind the products that an earlier run has imported. */
  async import(id: string): Promise<void> {
    const file = await this.fileOf(id, 'importing');
    if (!file) return;
    try {
      const record = await this.recordOf(id);
      await this.importFeed().execute(file, { dryRun: false, ...file.options }, record);
      await this.end(id, 'importing', 'done', null);
    } catch (error) {
      if (!(error instanceof ImportStopped)) throw error;
    }
  }

  /** Changes nothing when it has ended. */
  async end(id: string, before: FeedImportStatus, status: FeedImportStatus, message: string | null): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      await lockName(tx, FEED_IMPORT_LOCK);
      await END_FEED_IMPORT.execute(tx, id, before, status, message);
    });
  }

  /** A host that does not answer is remembered for one run only. */
  private importFeed() {
    return createImportFeed(this.db, this.media, new InternetImages(), this.retirement);
  }

  private async fileOf(id: string, status: FeedImportStatus) {
    const select = { id: true, fileName: true, content: true, createCategories: true, drafts: true } as const;
    const found = await this.db.getRepository(FeedImport).findOne({ select, where: { id, status } });
    if (!found?.content) return undefined;
    const { fileName, createCategories, drafts } = found;
    return { name: fileName, bytes: found.content, options: { createCategories, drafts } };
  }

  private async saveCheck(id: string, rows: readonly FeedReportRow[]): Promise<void> {
    const lines = rows.map((report, position) => {
      const { handle, outcome: expected, price } = report;
      // A row without a price is no product: nothing more will happen to it.
      return { position, handle, expected, outcome: price === null ? expected : null, report };
    });
    await inTransaction(this.db, async (tx) => {
      const { affected } = await tx.getRepository(FeedImport).update({ id, status: 'checking' }, { status: 'checked' });
      if (affected === 0) return;
      await tx.getRepository(FeedImportLine).delete({ importId: id });
      for (let start = 0; start < lines.length; start += BATCH_SIZE)
        await ADD_LINES.execute(tx, id, linesParameter(lines.slice(start, start + BATCH_SIZE)));
    });
  }

  private async recordOf(id: string): Promise<ImportRecord> {
    const open = await OPEN_LINES.rows(this.db, id);
    const positions = new Map(open.map(({ handle, position }) => [handle, position]));
    return {
      isOpen: (handle) => positions.has(handle),
      save: async (tx, row) => {
        if (!(await LOCK_RUNNING.first(tx, id))) throw new ImportStopped();
        await SAVE_LINE.execute(tx, id, positions.get(row.handle) ?? -1, row.outcome, row);
      },
    };
  }
}
