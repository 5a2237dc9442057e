/** What became of a product, or of a line, of the feed. In a dry run: what would become of it. */
export type FeedOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'refused' | 'failed';

export const OUTCOMES: readonly FeedOutcome[] = ['created', 'updated', 'unchanged', 'skipped', 'refused', 'failed'];

export interface FeedReportRow {
  line: number;
  handle: string;
  name: string;
  outcome: FeedOutcome;
  /** Name of the category and what it was recognised by; null for rows that made no product. */
  category: string | null;
  /** "48.00" */
  price: string | null;
  stock: number | null;
  pictures: { stored: number; placeholder: boolean; missing: { address: string; reason: string }[] } | null;
  notes: string[];
}

export interface FeedReport {
  file: string;
  dryRun: boolean;
  rows: FeedReportRow[];
  totals: Record<FeedOutcome, number> & { missingPictures: number; placeholders: number };
}

export function reportOf(file: string, dryRun: boolean, rows: readonly FeedReportRow[]): FeedReport {
  const count = (outcome: FeedOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  const [created, updated, unchanged, skipped, refused, failed] = OUTCOMES.map(count) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const missingPictures = rows.reduce((sum, row) => sum + (row.pictures?.missing.length ?? 0), 0);
  const placeholders = rows.filter((row) => row.pictures?.placeholder).length;
  const sorted = rows.toSorted((a, b) => a.line - b.line);
  return {
    file,
    dryRun,
    rows: sorted,
    totals: { created, updated, unchanged, skipped, refused, failed, missingPictures, placeholders },
  };
}

/** 0: something of the file is in the shop or was left out on purpose. 1: nothing of it could be used. 2: a product failed unexpectedly. */
export function exitCodeOf({ totals }: FeedReport): 0 | 1 | 2 {
  if (totals.failed > 0) return 2;
  return totals.created + totals.updated + totals.unchanged + totals.skipped > 0 ? 0 : 1;
}
