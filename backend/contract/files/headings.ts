import { MAX_HEADING_ROWS, type FileRow } from './read-rows.js';

/** Case, spaces and punctuation of headings differ from one export to the next. */
const fold = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The place of each heading in its row. */
export class Headings {
  private constructor(
    /** The rows below. */
    readonly rows: readonly FileRow[],
    private readonly names: readonly string[],
  ) {}

  /** The first row whose headings are enough. */
  static find(rows: readonly FileRow[], isEnough: (headings: Headings) => boolean): Headings | undefined {
    for (const [index, { cells }] of rows.slice(0, MAX_HEADING_ROWS).entries()) {
      const headings = new Headings(rows.slice(index + 1), cells.map(fold));
      if (isEnough(headings)) return headings;
    }
    return undefined;
  }

  /** The first of these names, folded, that has a column; undefined for none. */
  column(...names: readonly string[]): number | undefined {
    const name = names.find((candidate) => this.names.includes(candidate));
    return name === undefined ? undefined : this.names.indexOf(name);
  }

  get count(): number {
    return this.names.length;
  }

  /** Without empty ones at the end. */
  get namedCount(): number {
    return this.names.findLastIndex((name) => name !== '') + 1;
  }

  columnsWith(word: string): number[] {
    return this.columnsWhere((name) => name.includes(word));
  }

  /** `name` is folded: lower case letters and digits. */
  columnsWhere(fits: (name: string) => boolean): number[] {
    return this.names.flatMap((name, column) => (fits(name) ? [column] : []));
  }

  has(...names: readonly string[]): boolean {
    return this.column(...names) !== undefined;
  }
}
