import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PayeeView, UnreadablePayeeView } from '../../payees/payee.view.js';
import { PaidPayees } from '../../payees/paid-payees.js';
import { Payees } from '../../payees/payees.js';
import { SealedContents } from '../sealed-contents.js';
import { StatementMonths } from '../statement-months.js';
import { ARTIST_MONTHS, type ArtistMonthRow, STATEMENTS_OF_YEAR } from './year.queries.js';
import { yearCsv } from './year-csv.js';

const UNREADABLE = 'Not readable';

/** What artists earned and were paid in a year, as CSV. */
@Injectable()
export class YearReport {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly months: StatementMonths,
    private readonly sealedContents: SealedContents,
    private readonly payees: Payees,
    private readonly paidPayees: PaidPayees,
  ) {}

  async execute(year: string): Promise<string> {
    const months = await ARTIST_MONTHS.rows(this.db, await this.limitsOf(year));
    const [closed, present] = await Promise.all([
      this.closedPayees(year),
      this.payees.among(this.db.manager, [...new Set(months.map(({ artistId }) => artistId))]),
    ]);
    return yearCsv(
      months.map((row) => ({
        ...row,
        payee: this.paidTo(row) ?? closed.get(`${row.artistId} ${row.month}`) ?? nameOf(present.get(row.artistId)),
      })),
    );
  }

  private paidTo(row: ArtistMonthRow): string | undefined {
    const to = this.paidPayees.open(row);
    return to === null ? UNREADABLE : to?.name;
  }

  private async limitsOf(year: string): Promise<Date[]> {
    const limits: Date[] = [];
    for (let month = 1; month <= 12; month++) {
      const { from, until } = await this.months.of(this.db.manager, `${year}-${String(month).padStart(2, '0')}`);
      limits.push(from, ...(month === 12 ? [until] : []));
    }
    return limits;
  }

  /** Who was paid, by artist and closed month: a payee who was replaced or deleted later stays in the books. */
  private async closedPayees(year: string): Promise<Map<string, string>> {
    const statements = await STATEMENTS_OF_YEAR.rows(this.db, year);
    return new Map(
      statements.map((row) => {
        const { payee } = this.sealedContents.open(row) ?? { payee: 'unreadable' as const };
        return [`${row.artistId} ${row.month}`, payee === 'unreadable' ? UNREADABLE : (payee?.name ?? '')];
      }),
    );
  }
}

function nameOf(payee: PayeeView | UnreadablePayeeView | undefined): string {
  if (!payee) return '';
  return 'unreadable' in payee ? UNREADABLE : payee.name;
}
