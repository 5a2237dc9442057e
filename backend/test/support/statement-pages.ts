import type { PageBody } from '#modules/artist-ledger/statements/print/page-body.js';
import { statementBody } from '#modules/artist-ledger/statements/print/page-body.js';
import { renderStatements } from '#modules/artist-ledger/statements/print/render-statements.js';
import type { StatementContent } from '#modules/artist-ledger/statements/print/statement-content.js';
import { sampleStatement } from './builders/statement-content.js';
import { type PdfText, readPdf } from './pdf-text.js';

export const printPages = (bodies: readonly PageBody[]): Promise<Buffer> =>
  renderStatements(bodies, { title: 'November 2026', shopName: 'Second Chance Prints', at: new Date('2026-12-01T12:00Z') });

export const printStatement = async (over: Partial<StatementContent> = {}): Promise<PdfText> =>
  readPdf(await printPages([statementBody(sampleStatement(over))]));

export const linesOf = ({ text }: Pick<PdfText, 'text'>): string[] => text.trimStart().split('\n');

interface Place {
  x: number;
  /** From the top. */
  baseline: number;
  size: number;
}

/** Where each text was drawn, in the order of the pages. */
export const placesOf = ({ operators }: PdfText): Place[] =>
  [...operators.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/F\d+ (\S+) Tf/g)].map(([, x, y, size]) => ({
    x: Number(x),
    baseline: 792 - Number(y),
    size: Number(size),
  }));
