export const FEED_OUTCOMES = ['created', 'updated', 'unchanged', 'skipped', 'refused', 'failed'] as const;

/** The outcome for a product or a line of the feed; in a dry run, the expected outcome. */
export type FeedOutcome = (typeof FEED_OUTCOMES)[number];

export interface FeedReportRow {
  line: number;
  handle: string;
  name: string;
  outcome: FeedOutcome;
  /** The category's name and how it was matched; null for rows that are not imported. */
  category: string | null;
  /** "48.00" */
  price: string | null;
  stock: number | null;
  /** Images of the product in the file. */
  imagesInFile: number;
  /** In a dry run, how many of them an import would download. */
  imagesToDownload: number;
  /** What an import stored; null before. */
  images: { stored: number; placeholder: boolean; missing: { address: string; reason: string }[] } | null;
  notes: string[];
}

export interface FeedReport {
  file: string;
  dryRun: boolean;
  rows: FeedReportRow[];
  totals: Record<FeedOutcome, number> & { missingImages: number; placeholders: number };
}

export function reportOf(file: string, dryRun: boolean, rows: readonly FeedReportRow[]): FeedReport {
  const totals = { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0, failed: 0, missingImages: 0, placeholders: 0 };
  for (const { outcome, images } of rows) {
    totals[outcome] += 1;
    totals.missingImages += images?.missing.length ?? 0;
    totals.placeholders += images?.placeholder ? 1 : 0;
  }
  return { file, dryRun, rows: rows.toSorted((a, b) => a.line - b.line), totals };
}
