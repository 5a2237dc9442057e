import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import type { Piece, PrintFonts } from './print-fonts.js';

/** A part of a line that is drawn at once. */
export interface Run extends Piece {
  /** Its place in the text as it was typed. */
  start: number;
  /** From the left end of the line. */
  x: number;
  /** The characters as they were typed; `text` may have them in another order. */
  typed: string;
  /** Readers would take it for other characters than were typed, unless they are told. */
  isMarked: boolean;
}

export interface Line {
  /** As they were typed: readers that copy text take it in the order in which it was drawn. */
  runs: Run[];
  width: number;
}

type Measure = (piece: Piece) => number;

interface Span {
  start: number;
  end: number;
}

interface Level extends Span {
  isRightToLeft: boolean;
}

const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}]/u;
/** The types of the library describe its other build, which exports the function as `default`. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const words = new Intl.Segmenter('en', { granularity: 'word' });
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text into lines of at most `maxWidth`, and puts the parts of each line in the order in which they are read. */
export function layoutText(text: string, maxWidth: number, fonts: PrintFonts, measure: Measure): Line[] {
  return text.split(/\r?\n/).flatMap((paragraph) => new Paragraph(fonts.pieces(paragraph), measure).lines(maxWidth));
}

class Paragraph {
  private readonly text: string;
  /** Where each piece ends. */
  private readonly ends: number[] = [];
  private readonly levels: EmbeddingLevels | undefined;

  constructor(
    private readonly pieces: readonly Piece[],
    private readonly measure: Measure,
  ) {
    this.text = pieces.map(({ text }) => text).join('');
    let end = 0;
    for (const piece of pieces) this.ends.push((end += piece.text.length));
    this.levels = RIGHT_TO_LEFT.test(this.text) ? bidi.getEmbeddingLevels(this.text) : undefined;
  }

  lines(maxWidth: number): Line[] {
    return this.breakLines(maxWidth).map((span) => this.line(this.trimmed(span)));
  }

  private breakLines(maxWidth: number): Span[] {
    const all = { start: 0, end: this.text.length };
    if (this.widthOf(all) <= maxWidth) return [all];
    const lines: Span[] = [];
    let line = { start: 0, end: 0 };
    let width = 0;
    for (const unit of unbreakable(this.text)) {
      if (width + this.widthOf(this.trimmed(unit)) > maxWidth) {
        if (line.end > line.start) lines.push(line);
        const parts = this.split(unit, maxWidth);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1) ?? unit;
        width = this.widthOf(line);
      } else {
        line = { start: line.start, end: unit.end };
        width += this.widthOf(unit);
      }
    }
    return [...lines, line];
  }

  /** A unit that is wider than a line is broken between characters. */
  private split(unit: Span, maxWidth: number): Span[] {
    if (this.widthOf(this.trimmed(unit)) <= maxWidth) return [unit];
    const parts: Span[] = [];
    let part = { start: unit.start, end: unit.start };
    for (const { segment } of characters.segment(this.text.slice(unit.start, unit.end))) {
      const longer = { start: part.start, end: part.end + segment.length };
      const isTooWide = part.end > part.start && this.widthOf(longer) > maxWidth;
      if (isTooWide) parts.push(part);
      part = isTooWide ? { start: part.end, end: longer.end } : longer;
    }
    return [...parts, part];
  }

  private trimmed({ start, end }: Span): Span {
    return { start, end: start + this.text.slice(start, end).trimEnd().length };
  }

  private widthOf(span: Span): number {
    return this.piecesIn(span).reduce((sum, piece) => sum + this.measure(piece), 0);
  }

  private piecesIn({ start, end }: Span): (Piece & Pick<Run, 'start'>)[] {
    return this.pieces.flatMap(({ fallback }, index) => {
      const from = Math.max(start, this.ends[index - 1] ?? 0);
      const text = this.text.slice(from, Math.min(end, this.ends[index] ?? 0));
      return text === '' ? [] : [{ text, fallback, start: from }];
    });
  }

  private line(span: Span): Line {
    const runs: Run[] = [];
    let x = 0;
    for (const { isRightToLeft, ...level } of this.readingOrder(span)) {
      const pieces = this.piecesIn(level);
      for (const { text, ...piece } of isRightToLeft ? pieces.toReversed() : pieces) {
        const run = { ...piece, text: ordered(text, isRightToLeft), x, typed: text };
        // Readers put right-to-left letters in order by themselves, but not signs, and not the parts of a letter with marks.
        const isMarked = run.text !== text || (!isRightToLeft && /\p{M}/u.test(text));
        runs.push({ ...run, isMarked });
        x += this.measure(run);
      }
    }
    return { runs: runs.toSorted((a, b) => a.start - b.start), width: x };
  }

  /** Parts of one direction each, from left to right. */
  private readingOrder({ start, end }: Span): Level[] {
    if (!this.levels || end === start) return [{ start, end, isRightToLeft: false }];
    const parts: Level[] = [];
    const { levels } = this.levels;
    for (const index of bidi.getReorderedIndices(this.text, this.levels, start, end - 1).slice(start, end)) {
      const isRightToLeft = (levels[index] ?? 0) % 2 === 1;
      const last = parts.at(-1);
      if (last && last.isRightToLeft === isRightToLeft && (isRightToLeft ? index === last.start - 1 : index === last.end)) {
        last.start = Math.min(last.start, index);
        last.end = Math.max(last.end, index + 1);
      } else parts.push({ start: index, end: index + 1, isRightToLeft });
    }
    return parts;
  }
}

/** Parts between which a line may be broken: after spaces and hyphens, and between words of scripts that have no spaces. */
function unbreakable(text: string): Span[] {
  const units: Span[] = [];
  let wasWord = false;
  let isClosed = true;
  for (const { segment, index, isWordLike = false } of words.segment(text)) {
    const last = units.at(-1);
    const end = index + segment.length;
    if (last && !isClosed && !(wasWord && isWordLike)) last.end = end;
    else if (last && /^\s+$/u.test(segment)) last.end = end;
    else units.push({ start: index, end });
    wasWord = isWordLike;
    isClosed = /[\s-]$/u.test(segment);
  }
  return units;
}

/** The library lays out a script in its own direction; signs and digits without one need the other order said. */
function ordered(text: string, isRightToLeft: boolean): string {
  const mirrored = isRightToLeft
    ? Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
    : text;
  if (RIGHT_TO_LEFT.test(text) === isRightToLeft) return mirrored;
  return Array.from(characters.segment(mirrored), ({ segment }) => segment)
    .toReversed()
    .join('');
}
