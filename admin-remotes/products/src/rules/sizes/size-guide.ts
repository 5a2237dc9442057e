import { CATALOG_TEXTS, cleanLine, type SaveCategory, textProblem, type TextRule } from '@shop/contract';

export type SizeGuide = NonNullable<SaveCategory['sizeGuide']>;

export const MAX_COLUMNS = 8;
export const MAX_ROWS = 50;

/** What a new size guide starts with. */
export const EMPTY_GUIDE: SizeGuide = {
  columns: ['Size', 'Chest', 'Length'],
  rows: ['S', 'M', 'L', 'XL'].map((size) => [size, '', '']),
  note: null,
};

const replaceAt = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((other, position) => (position === index ? item : other));
const removeAt = <Item>(list: readonly Item[], index: number): Item[] => list.filter((_, position) => position !== index);

export const withHeading = (guide: SizeGuide, column: number, text: string): SizeGuide => ({
  ...guide,
  columns: replaceAt(guide.columns, column, text),
});

export const withCell = (guide: SizeGuide, row: number, column: number, text: string): SizeGuide => ({
  ...guide,
  rows: guide.rows.map((cells, position) => (position === row ? replaceAt(cells, column, text) : cells)),
});

export const withColumn = (guide: SizeGuide): SizeGuide => ({
  ...guide,
  columns: [...guide.columns, ''],
  rows: guide.rows.map((cells) => [...cells, '']),
});

export const withoutColumn = (guide: SizeGuide, column: number): SizeGuide => ({
  ...guide,
  columns: removeAt(guide.columns, column),
  rows: guide.rows.map((cells) => removeAt(cells, column)),
});

export const withRow = (guide: SizeGuide): SizeGuide => ({ ...guide, rows: [...guide.rows, guide.columns.map(() => '')] });

export const withoutRow = (guide: SizeGuide, row: number): SizeGuide => ({ ...guide, rows: removeAt(guide.rows, row) });

/** As it is saved: cleaned, without empty rows, and without an empty note. */
export function trimmedGuide(guide: SizeGuide | null): SizeGuide | null {
  if (!guide) return null;
  return {
    columns: guide.columns.map(cleanLine),
    rows: guide.rows.map((cells) => cells.map(cleanLine)).filter((cells) => cells.some((cell) => cell !== '')),
    note: cleanLine(guide.note ?? '') || null,
  };
}

const firstProblem = (rule: TextRule, texts: readonly string[]): string | undefined =>
  texts.map((text) => textProblem(rule, text)).find((problem) => problem !== undefined);

export function guideProblem(guide: SizeGuide | null): string | undefined {
  const trimmed = trimmedGuide(guide);
  if (!trimmed) return undefined;
  const { guideColumn, guideCell, guideNote } = CATALOG_TEXTS;
  const problem =
    firstProblem(guideColumn, trimmed.columns) ??
    firstProblem(guideCell, trimmed.rows.flat()) ??
    firstProblem(guideNote, [trimmed.note ?? '']);
  if (problem !== undefined) return problem;
  if (trimmed.rows.length === 0) return 'A size guide needs at least one row';
  return trimmed.rows.some(([size]) => size === '') ? 'Every row needs a size' : undefined;
}

/** The table as text for an edit conflict. */
export const guideText = (guide: SizeGuide | null): string =>
  guide
    ? [guide.columns.join(' | '), ...guide.rows.map((cells) => cells.join(' | ')), guide.note ?? ''].join('\n').trim()
    : 'No size guide';
