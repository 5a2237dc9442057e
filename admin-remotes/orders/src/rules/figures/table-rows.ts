import type { FigureRow, Figures, FiguresPeriod } from '@shop/contract';
import { isNothing } from './measures.ts';

/** Days in a row on which nothing happened. */
export interface EmptyDays extends Pick<FiguresPeriod, 'from' | 'to'> {
  days: number;
}

/** Days begin with the newest, and several in a row on which nothing happened are one row. Other groups keep their order. */
export function tableRows({ by, rows }: Pick<Figures, 'by' | 'rows'>, compares: boolean): (FigureRow | EmptyDays)[] {
  if (by !== 'day') return [...rows];
  const isEmpty = ({ now, before }: FigureRow): boolean => isNothing(now) && (!compares || isNothing(before));
  const runs: FigureRow[][] = [];
  for (const row of rows.toReversed()) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first && isEmpty(first) && isEmpty(row)) run.push(row);
    else runs.push([row]);
  }
  return runs.map(rowOf);
}

function rowOf(run: readonly FigureRow[]): FigureRow | EmptyDays {
  const [newest, oldest] = [run[0]!, run.at(-1)!];
  return run.length === 1 ? newest : { from: oldest.key ?? '', to: newest.key ?? '', days: run.length };
}
