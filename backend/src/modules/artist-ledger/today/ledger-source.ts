import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { dueOf } from '../ledger/due.js';
import { StatementMonths } from '../statements/statement-months.js';
import { dueDuties, monthDuties } from './ledger-duties.js';
import { ACCOUNTS, COUNT_UNCLOSED } from './ledger-today.queries.js';

@Injectable()
export class LedgerSource extends DutySource {
  readonly label = "Artists' money";
  readonly group = 'books';
  readonly rank = 1;
  readonly right: Right = 'artist-ledger';

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly months: StatementMonths,
  ) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const [closable, accounts] = await Promise.all([this.closable(), ACCOUNTS.rows(this.db)]);
    return [...closable, ...dueDuties(accounts.map((account) => dueOf(account).cents))];
  }

  private async closable(): Promise<Duty[]> {
    const { month, from, until, firstDay } = await this.months.lastOver(this.db.manager);
    const unclosed = await COUNT_UNCLOSED.first(this.db, from, until, firstDay);
    return monthDuties(month, unclosed?.artists ?? 0);
  }
}
