import { Injectable } from '@nestjs/common';
import { fromCents } from '@shop/contract/money';
import { type MonthStatement, MonthStatements } from './month-statements.js';
import type { StatementsView, StatementView } from './statements.view.js';

@Injectable()
export class ListStatements {
  constructor(private readonly monthStatements: MonthStatements) {}

  /** The artists with a statement of the month, closed or not. */
  async execute(month: string): Promise<StatementsView> {
    const { month: asked, statements } = await this.monthStatements.read(month);
    return { month, isOver: asked.isOver, statements: statements.map(viewOf) };
  }
}

function viewOf({ artistId, isFinal, content: { artistName, sums, letter } }: MonthStatement): StatementView {
  return {
    artistId,
    artistName,
    isFinal,
    opening: fromCents(sums.opening),
    earned: fromCents(sums.earned),
    reversed: fromCents(sums.reversed),
    fees: fromCents(sums.fees),
    deductions: fromCents(sums.deductions),
    adjustments: fromCents(sums.adjustments),
    paid: fromCents(sums.paid),
    closing: fromCents(sums.closing),
    pages: letter ? 2 : 1,
  };
}
