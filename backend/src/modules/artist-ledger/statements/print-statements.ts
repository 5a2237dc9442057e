import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { TurnQueue } from '#platform/turn-queue.js';
import { LedgerArtists } from '../ledger/ledger-artists.js';
import { type MonthStatement, MonthStatements } from './month-statements.js';
import { type DraftReason, letterBody, type PageBody, statementBody } from './print/page-body.js';
import { renderStatements } from './print/render-statements.js';
import { monthAndYear } from './print/statement-words.js';
import { assertIsOver, type StatementMonth } from './statement-months.js';
import { monthNotClosed, statementNotFound, tooManyPrints } from './statements.errors.js';

interface Printed {
  month: string;
  /** Of one artist. */
  artistId?: string;
  draft: boolean;
}

/** Draws the pages of a month: of each artist the statement, then the letter if one is written. */
@Injectable()
export class PrintStatements {
  private readonly queue = new TurnQueue({ running: 2, waiting: 20, refuse: tooManyPrints });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly artists: LedgerArtists,
    private readonly monthStatements: MonthStatements,
  ) {}

  /** 409 MONTH_NOT_OVER or MONTH_NOT_CLOSED unless `draft`; 404 when nothing is to be printed. */
  execute({ month, artistId, draft }: Printed): Promise<Buffer> {
    return this.queue.run(async () => {
      if (artistId !== undefined) await this.artists.one(this.db.manager, artistId);
      const { month: asked, statements } = await this.monthStatements.read(month, artistId);
      if (!draft) assertIsOver(asked);
      const [first] = statements;
      if (!first) throw statementNotFound();
      if (!draft && statements.some(({ isFinal }) => !isFinal)) throw monthNotClosed(month);
      const at = new Date(Math.max(...statements.map((statement) => statement.at.getTime())));
      const bodies = statements.flatMap((statement) => bodiesOf(statement, asked));
      return renderStatements(bodies, { title: monthAndYear(month), shopName: first.content.shop.shopName, at });
    });
  }
}

function bodiesOf({ content, isFinal }: MonthStatement, { isOver }: StatementMonth): PageBody[] {
  const reason: DraftReason = isOver ? 'month-not-closed' : 'month-not-over';
  const draft = isFinal ? undefined : reason;
  const letter = content.letter && letterBody(content, content.letter, draft);
  return [statementBody(content, draft), ...(letter ? [letter] : [])];
}
