import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { LineViews } from '../lines/line-views.js';
import { OrderFactsQueries } from '../matching/order-facts.js';
import { readStatement } from '../reading/read-statement.js';
import { IGNORED_REASONS, type Statement } from '../reading/statement.js';
import { BookStatement } from './book-statement.js';
import { countRows, planStatement } from './plan-statement.js';
import { hashOf, SaveStatement, type StatementContent } from './save-statement.js';
import type { ReadStatementDto } from './statement.dto.js';
import type { IgnoredRowsView, StatementReadingView } from './statement.view.js';
import { FILE_READ_BEFORE, SET_FILE_COUNTS } from './statements.queries.js';

/** Reads a statement: marks the certain orders as paid, and keeps the other payments for a person. */
@Injectable()
export class ImportStatement {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: OrderFactsQueries,
    private readonly saveStatement: SaveStatement,
    private readonly bookStatement: BookStatement,
    private readonly views: LineViews,
  ) {}

  async execute(admin: Admin, { fileName, content, dryRun, except = [] }: ReadStatementDto): Promise<StatementReadingView> {
    const statement = readStatement(content);
    const read = { fileName, hash: hashOf(content), statement, except };
    const result = dryRun ? await this.preview(read) : await this.import(admin, read);
    const { source, unreadable } = statement;
    return { dryRun, source, fileName, ...result, ignored: ignoredRows(statement), unreadable };
  }

  /** Writes nothing. */
  private async preview({ statement, hash, except }: StatementContent) {
    const facts = await this.facts.of(statement.payments);
    const planned = await planStatement(this.db, statement, facts, except);
    const found = await FILE_READ_BEFORE.first(this.db, hash);
    const ready = planned.filter(({ reason }) => reason === 'ready').length;
    return {
      readBefore: found ? { at: found.at, by: found.by } : null,
      counts: countRows(statement, planned.length, ready),
      lines: await this.views.ofDecisions(statement.source, planned),
      outcomes: [],
    };
  }

  private async import(admin: Admin, read: StatementContent) {
    const { statement } = read;
    const facts = await this.facts.of(statement.payments);
    const { readBefore, fileId, payments } = await this.saveStatement.execute(admin, read, facts);
    const outcomes = await this.bookStatement.execute(admin, statement.source, payments);
    const lines = await this.views.byIds(payments.map(({ lineId }) => lineId));
    const matched = lines.filter(({ state }) => state === 'matched').length;
    const counts = countRows(statement, payments.length, matched);
    if (fileId !== undefined) await SET_FILE_COUNTS.execute(this.db, fileId, counts);
    return { readBefore, counts, lines, outcomes };
  }
}

function ignoredRows({ ignored }: Statement): IgnoredRowsView[] {
  return IGNORED_REASONS.flatMap((reason) => {
    const rows = ignored.filter((row) => row.reason === reason);
    const cents = rows.reduce((sum, row) => sum + (row.cents ?? 0), 0);
    return rows.length === 0 ? [] : { reason, rows: rows.length, amount: fromCents(cents) };
  });
}
