import type { ArtistStatement, ArtistStatements } from '@shop/contract';

/** The amounts of a statement besides its balances, in the order of the page. */
export const STATEMENT_SUMS = ['earned', 'reversed', 'fees', 'deductions', 'adjustments', 'paid'] as const;

export const STATEMENT_LABELS: Record<(typeof STATEMENT_SUMS)[number] | 'opening' | 'closing', string> = {
  opening: 'Before',
  earned: 'Sales',
  reversed: 'Refunds',
  fees: 'Design fees',
  deductions: 'Deductions',
  adjustments: 'Adjustments',
  paid: 'Paid',
  closing: 'Now',
};

/** `open`: not over; `over`: can be closed; `empty`: over without anything to close. */
export type MonthState = 'open' | 'over' | 'closed' | 'empty';

export function monthState({ isOver, statements }: Pick<ArtistStatements, 'isOver' | 'statements'>): MonthState {
  if (!isOver) return 'open';
  if (statements.length === 0) return 'empty';
  return statements.every(({ isFinal }) => isFinal) ? 'closed' : 'over';
}

/** "12 pages" */
export function pagesText(statements: readonly Pick<ArtistStatement, 'pages'>[]): string {
  const pages = statements.reduce((sum, statement) => sum + statement.pages, 0);
  return pages === 1 ? '1 page' : `${pages} pages`;
}

export const statementsText = (count: number): string => (count === 1 ? '1 statement' : `${count} statements`);
