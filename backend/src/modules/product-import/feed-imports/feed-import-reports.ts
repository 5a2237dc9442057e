import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import { FEED_OUTCOMES } from '../shopify/report/feed-report.js';
import type { FeedLinesDto } from './feed-import.dto.js';
import { FeedImport } from './feed-import.entity.js';
import { feedImportNotFound } from './feed-import.errors.js';
import { COUNT_LINES, FAILED_LINES, type FeedImportCounts, READ_LINES } from './feed-import.queries.js';
import type { FeedImportLinesView, FeedImportLineView, FeedImportView } from './feed-import.view.js';

const PAGE_SIZE = 100;
const MAX_LISTED = 50;
type Line = Awaited<ReturnType<typeof READ_LINES.rows>>[number];

/** Reads imports and their lines as the admin shows them. */
@Injectable()
export class FeedImportReports {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async view(id: string): Promise<FeedImportView> {
    const found = await this.db.getRepository(FeedImport).findOneBy({ id });
    if (!found) throw feedImportNotFound();
    const [counts] = await COUNT_LINES.rows(this.db, [id]);
    return viewOf(found, counts);
  }

  /** The latest imports that were started. */
  async list(): Promise<FeedImportView[]> {
    const imports = await this.db
      .getRepository(FeedImport)
      .find({ where: { startedAt: Not(IsNull()) }, order: { startedAt: 'DESC', id: 'ASC' }, take: MAX_LISTED });
    const ids = imports.map(({ id }) => id);
    const counts = await COUNT_LINES.rows(this.db, ids);
    return imports.map((one) =>
      viewOf(
        one,
        counts.find(({ id }) => id === one.id),
      ),
    );
  }

  async lines(id: string, { outcome, after = -1 }: FeedLinesDto): Promise<FeedImportLinesView> {
    await this.view(id);
    const outcomes = outcome === undefined ? [...FEED_OUTCOMES] : [outcome];
    const rows = await READ_LINES.rows(this.db, id, outcomes, after, PAGE_SIZE + 1, outcome === undefined);
    return { lines: rows.slice(0, PAGE_SIZE).map(lineOf), hasMore: rows.length > PAGE_SIZE };
  }

  /** The lines that were not imported, as CSV; 404 before the first line when there is no such import. */
  async failedLines(id: string): Promise<AsyncGenerator<string>> {
    await this.view(id);
    return this.failedCsv(id);
  }

  private async *failedCsv(id: string): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(['Line', 'Handle', 'Title', 'Reason']);
    let rows: Line[] = [];
    do {
      rows = await FAILED_LINES.rows(this.db, id, rows.at(-1)?.position ?? -1, PAGE_SIZE);
      for (const { outcome, report } of rows) {
        const { line, handle, name, notes } = report;
        yield csvLine([line, handle, name, outcome === null ? 'The import ended before it' : notes.join('; ')]);
      }
    } while (rows.length === PAGE_SIZE);
  }
}

function viewOf(found: FeedImport, counts: (FeedImportCounts & { id: string }) | undefined): FeedImportView {
  if (!counts) throw feedImportNotFound();
  const { id, fileName, status, message, adminName, createCategories, drafts, createdAt, startedAt, endedAt } = found;
  const times = {
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
  return { ...counts, id, fileName, status, message, adminName, createCategories, drafts, ...times };
}

function lineOf({ position, outcome, expected, report }: Line): FeedImportLineView {
  const { line, handle, name, category, price, stock, images, imagesInFile, notes } = report;
  const missing = images?.missing.map(({ address, reason }) => `image not downloaded: ${address} (${reason})`) ?? [];
  return {
    position,
    line,
    handle,
    name,
    outcome: outcome ?? expected,
    isDone: outcome !== null,
    category,
    price,
    stock,
    images: imagesInFile,
    storedImages: images?.stored ?? null,
    notes: [...notes, ...missing],
  };
}
