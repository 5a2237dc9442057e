import { type FeedReport, type FeedReportRow, OUTCOMES } from './feed-report.js';

const HEAD = ['Line', 'Handle', 'Outcome', 'Category', 'Price', 'Stock', 'Pictures', 'Notes'];
const WIDEST_HANDLE = 36;

/** The report as a table for the terminal, with the totals below. */
export function formatReport(report: FeedReport): string {
  const table = [HEAD, ...report.rows.map(cellsOf)];
  const widths = HEAD.map((_, column) =>
    column === HEAD.length - 1 ? 0 : Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  );
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const missing = report.rows.flatMap((row) =>
    (row.pictures?.missing ?? []).map(({ address, reason }) => `  ${row.handle}: ${address} (${reason})`),
  );
  const { missingPictures, placeholders } = report.totals;
  return [
    `${report.file}${report.dryRun ? ' (dry run, nothing was written)' : ''}`,
    '',
    ...lines,
    ...(missing.length > 0 ? ['', 'Pictures that did not come:', ...missing] : []),
    '',
    `${OUTCOMES.map((outcome) => `${report.totals[outcome]} ${outcome}`).join(', ')}; ${missingPictures} pictures missing, ${placeholders} placeholders.`,
    '',
  ].join('\n');
}

function cellsOf(row: FeedReportRow): string[] {
  const handle = row.handle.length > WIDEST_HANDLE ? `${row.handle.slice(0, WIDEST_HANDLE - 1)}…` : row.handle;
  const pictures = row.pictures ? `${row.pictures.stored}${row.pictures.placeholder ? ' + drawn' : ''}` : '';
  return [
    String(row.line),
    handle,
    row.outcome,
    row.category ?? '',
    row.price ?? '',
    row.stock === null ? '' : String(row.stock),
    pictures,
    row.notes.join('; '),
  ];
}
