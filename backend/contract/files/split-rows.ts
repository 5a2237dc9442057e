/** The cells of one row; of a row whose quotes leave a doubt, its line as the only one. */
export interface SplitRow {
  cells: string[];
  isDoubtful: boolean;
}

/**
 * Splits a file by RFC 4180, and rows of banks that write a payer's quotes as they are: there a quoted cell ends at the first quote before
 * a delimiter or the end of the line, so that a comma of the payer moves no amount. A line that can be read in two ways is doubtful.
 */
export function splitRows(text: string, delimiter: string, maxRows: number): SplitRow[] {
  const rows: SplitRow[] = [];
  for (let at = 0; at < text.length && rows.length < maxRows;) {
    const { end, ...row } = rowAt(text, at, delimiter) ?? lineAt(text, at);
    rows.push(row);
    at = end + 1;
  }
  return rows;
}

/** `end` is the place of what ends it. */
interface Cell {
  text: string;
  end: number;
}

function rowAt(text: string, start: number, delimiter: string): (SplitRow & { end: number }) | undefined {
  const cells: string[] = [];
  for (let at = start; ;) {
    const cell = text[at] === '"' ? quotedCell(text, at + 1, delimiter) : plainCell(text, at, delimiter);
    if (!cell) return undefined;
    cells.push(cell.text);
    if (text[cell.end] !== delimiter) return { cells, isDoubtful: false, end: cell.end };
    at = cell.end + 1;
  }
}

function lineAt(text: string, start: number): SplitRow & { end: number } {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline;
  return { cells: [text.slice(start, end)], isDoubtful: true, end };
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return { text: text.slice(start, end), end };
}

/** Undefined for a cell that is not closed, that may be closed elsewhere, or that has both inner quotes and line breaks. */
function quotedCell(text: string, start: number, delimiter: string): Cell | undefined {
  let [from, hasInner, hasLineBreak] = [start, false, false];
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    hasLineBreak ||= text.slice(from, quote).includes('\n');
    from = quote + 1;
    const next = text[from] ?? '\n';
    if (next === '"' && !hasInner) from += 1;
    else if (next === delimiter || next === '\n') break;
    else if (hasLineBreak || text[quote - 1] === delimiter) return undefined;
    // Whoever writes one quote as it is doubles none.
    else hasInner = true;
  }
  if (hasInner && hasLineBreak) return undefined;
  const written = text.slice(start, from - 1);
  return { text: hasInner ? written : written.replaceAll('""', '"'), end: from };
}
