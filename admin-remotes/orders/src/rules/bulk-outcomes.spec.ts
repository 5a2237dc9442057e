import type { BulkOutcome } from '@shop/contract';
import { summarizeOutcomes, undoneResult, undoSteps } from './bulk-outcomes.ts';

const outcomes = (...kinds: BulkOutcome['outcome'][]): BulkOutcome[] =>
  kinds.map((outcome) => ({ orderNumber: 'ORD-1', outcome, message: null }));

it.each<[BulkOutcome[], string]>([
  [outcomes('done'), '1 order is shipped'],
  [outcomes('done', 'done', 'unchanged'), '2 orders are shipped, 1 order was already shipped'],
  [outcomes('unchanged', 'unchanged'), '2 orders were already shipped'],
  [outcomes('done', 'failed'), '1 order is shipped, 1 order could not be changed'],
])('%j is told as "%s"', (list, text) => {
  expect(summarizeOutcomes({ outcomes: list, moved: 'shipped' })).toBe(text);
});

it('tells what became of an undo', () => {
  const undone = undoneResult(outcomes('done', 'done', 'failed'), { outcomes: [], moved: 'shipped' });
  expect(summarizeOutcomes(undone)).toBe('2 orders are not shipped any more, 1 order could not be changed');
});

it('undoes only what the server says can be undone', () => {
  const undo = { orderId: 'a', version: 'b' };
  expect(undoSteps([{ orderNumber: 'ORD-1', outcome: 'done', message: null, undo }, ...outcomes('done', 'failed')])).toEqual([
    undo,
  ]);
});
