import type { BulkOutcome } from '@shop/contract';
import { summarizeOutcomes } from './bulk-outcomes.ts';

const outcomes = (...kinds: BulkOutcome['outcome'][]): BulkOutcome[] =>
  kinds.map((outcome) => ({ orderNumber: 'ORD-1', outcome, message: null }));

it.each<[BulkOutcome[], string]>([
  [outcomes('done'), '1 order is shipped'],
  [outcomes('done', 'done', 'unchanged'), '2 orders are shipped, 1 order was already shipped'],
  [outcomes('unchanged', 'unchanged'), '2 orders were already shipped'],
  [outcomes('done', 'failed'), '1 order is shipped, 1 order could not be changed'],
])('%j is told as "%s"', (list, text) => {
  expect(summarizeOutcomes(list, 'shipped')).toBe(text);
});
