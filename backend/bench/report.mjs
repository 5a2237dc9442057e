// Medians, spreads and ratios of rounds, as Markdown.
import { readFile, writeFile } from 'node:fs/promises';

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function formatted(value) {
  if (!Number.isFinite(value)) return '-';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value >= 10 ? 1 : value >= 0.095 ? 2 : 3);
}

/** Median, with the smallest and the largest value. */
export const withSpread = (values) =>
  `${formatted(median(values))} (${formatted(Math.min(...values))} to ${formatted(Math.max(...values))})`;

export function markdownTable(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);

/** Replaces the text between the markers `<!-- name:start -->` and `<!-- name:end -->` of docs/performance.md. */
export async function writeSection(name, text) {
  const document = await readFile(DOCUMENT, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no markers ${start} and ${end}`);
  await writeFile(DOCUMENT, `${document.slice(0, from + start.length)}\n\n${text.trim()}\n\n${document.slice(to)}`);
}
