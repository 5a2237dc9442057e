import type { BulkOutcome, UndoableOrder } from '@shop/contract';

/** What became of orders that were changed together. */
export interface BulkResult {
  outcomes: readonly BulkOutcome[];
  /** For example 'shipped'. */
  moved: string;
}

export const countOrders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
const are = (count: number): string => `${countOrders(count)} ${count === 1 ? 'is' : 'are'}`;

export const failedOutcomes = (outcomes: readonly BulkOutcome[]): BulkOutcome[] =>
  outcomes.filter(({ outcome }) => outcome === 'failed');

/** The steps that can be taken back. */
export const undoSteps = (outcomes: readonly BulkOutcome[]): UndoableOrder[] => outcomes.flatMap(({ undo }) => undo ?? []);

/** What became of an undo of `result`. */
export const undoneResult = (outcomes: readonly BulkOutcome[], { moved }: BulkResult): BulkResult => ({
  outcomes,
  moved: `not ${moved} any more`,
});

/** "8 orders are shipped, 1 order was already shipped, 1 order could not be changed". */
export function summarizeOutcomes({ outcomes, moved }: BulkResult): string {
  const count = (wanted: BulkOutcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const [done, unchanged, failed] = [count('done'), count('unchanged'), count('failed')];
  return [
    (done > 0 || unchanged + failed === 0) && `${are(done)} ${moved}`,
    unchanged > 0 && `${countOrders(unchanged)} ${unchanged === 1 ? 'was' : 'were'} already ${moved}`,
    failed > 0 && `${countOrders(failed)} could not be changed`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
