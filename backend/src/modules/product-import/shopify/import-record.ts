import type { Tx } from '#platform/database/transactions.js';
import type { FeedReportRow } from './report/feed-report.js';

/** Thrown by `ImportRecord.save`: the product is not saved, and no further one is tried. */
export class ImportStopped extends Error {}

/** Keeps the outcome of each product, so that a run after a crash continues where the last one ended. */
export interface ImportRecord {
  /** False for a product whose outcome an earlier run has kept. */
  isOpen(handle: string): boolean;
  /** Joins the transaction of the product. Throws ImportStopped when an admin has stopped the import. */
  save(tx: Tx, row: FeedReportRow): Promise<void>;
}
