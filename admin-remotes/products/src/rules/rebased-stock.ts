import { stockOf } from './number-input.ts';

type Stock = string | number | null;

/**
 * The stock that saving my form results in after somebody else's save. A stock edit is a change relative to the stock that the form
 * was opened with, so that pieces sold meanwhile are not brought back; the same count by both is one count, not two.
 */
export function rebasedStock(base: Stock, mine: Stock, theirs: Stock): number {
  const [before, my, their] = [stockOf(base), stockOf(mine), stockOf(theirs)];
  if (my === before || my === their) return their;
  return Math.max(their + my - before, 0);
}
