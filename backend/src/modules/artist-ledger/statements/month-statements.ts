import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { LiveContents } from './live-contents.js';
import type { StatementContent } from './print/statement-content.js';
import { SealedContents } from './sealed-contents.js';
import { type StatementMonth, StatementMonths } from './statement-months.js';
import { STATEMENTS_OF_MONTH, type StoredStatement } from './statements.queries.js';

export interface MonthStatement {
  artistId: string;
  isFinal: boolean;
  /** When it was closed, or now. */
  at: Date;
  content: StatementContent;
}

/** The statements of a month as they are printed: of closed ones what was stored, of others what the ledger says now. */
@Injectable()
export class MonthStatements {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly months: StatementMonths,
    private readonly liveContents: LiveContents,
    private readonly sealedContents: SealedContents,
    private readonly clock: Clock,
  ) {}

  /** By the name of the artist; of one artist with `artistId`. */
  async read(month: string, artistId?: string): Promise<{ month: StatementMonth; statements: MonthStatement[] }> {
    const asked = await this.months.of(this.db.manager, month);
    const [live, stored] = await Promise.all([
      this.liveContents.of(this.db.manager, asked, artistId),
      STATEMENTS_OF_MONTH.rows(this.db, asked.firstDay, artistId ?? null),
    ]);
    const closed = new Map(stored.map((row) => [row.artistId, row]));
    const now = this.clock.now();
    const statements = [...live].map(([id, content]): MonthStatement => {
      const row = closed.get(id);
      if (!row) return { artistId: id, isFinal: false, at: now, content };
      return { artistId: id, isFinal: true, at: row.createdAt, content: this.closedContent(row, content) };
    });
    return { month: asked, statements: statements.toSorted(byName) };
  }

  /** The entries of a closed month never change, so without the key only the address and the note are lost. */
  private closedContent(row: StoredStatement, live: StatementContent): StatementContent {
    const opened = this.sealedContents.open(row);
    return opened ?? { ...live, artistName: row.artistName, payee: 'unreadable', letter: null, note: null };
  }
}

const byName = (a: MonthStatement, b: MonthStatement): number =>
  a.content.artistName.localeCompare(b.content.artistName, 'en') || (a.artistId < b.artistId ? -1 : 1);
