import { FEED_OUTCOMES, type FeedReport, type FeedReportRow } from './modules/product-import/index.js';

const HEADINGS = ['Line', 'Handle', 'Outcome', 'Category', 'Price', 'Stock', 'Images', 'Notes'];
const MAX_HANDLE_WIDTH = 36;

/** The report as a table for the terminal, with the totals below. */
export function formatReport(report: FeedReport): string {
  const table = [HEADINGS, ...report.rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    column === HEADINGS.length - 1 ? 0 : Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  );
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const missing = report.rows.flatMap((row) =>
    (row.images?.missing ?? []).map(({ address, reason }) => `  ${row.handle}: ${address} (${reason})`),
  );
  const { missingImages, placeholders } = report.totals;
  return [
    `${report.file}${report.dryRun ? ' (dry run, nothing was written)' : ''}`,
    '',
    ...lines,
    ...(missing.length > 0 ? ['', 'Missing images:', ...missing] : []),
    '',
    `${FEED_OUTCOMES.map((outcome) => `${report.totals[outcome]} ${outcome}`).join(', ')}; ${missingImages} images missing, ${placeholders} placeholders.`,
    '',
  ].join('\n');
}

/** 0: something was imported, or skipped on purpose. 1: nothing could be used. 2: a product failed unexpectedly. */
export function exitCodeOf({ totals }: FeedReport): 0 | 1 | 2 {
  if (totals.failed > 0) return 2;
  return totals.created + totals.updated + totals.unchanged + totals.skipped > 0 ? 0 : 1;
}

function cellsOf(row: FeedReportRow): string[] {
  const handle = row.handle.length > MAX_HANDLE_WIDTH ? `${row.handle.slice(0, MAX_HANDLE_WIDTH - 1)}…` : row.handle;
  const images = row.images ? `${row.images.stored}${row.images.placeholder ? ' + drawn' : ''}` : '';
  return [
    String(row.line),
    handle,
    row.outcome,
    row.category ?? '',
    row.price ?? '',
    row.stock === null ? '' : String(row.stock),
    images,
    row.notes.join('; '),
  ];
}
