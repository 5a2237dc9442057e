import type { FigureComparison, FigureGroup, FiguresPeriod } from '@shop/contract';
import { daysOfPeriod, PERIODS, type PeriodName } from './period.ts';

export const FIGURE_GROUPS = ['day', 'product', 'size', 'artist', 'category', 'method'] as const satisfies readonly FigureGroup[];

/** What the figures show, as in the URL. */
export interface FiguresFilter {
  /** 'own': the days `from` and `to`. */
  period: PeriodName | 'own';
  /** YYYY-MM-DD, empty unless `period` is 'own'. */
  from: string;
  to: string;
  by: FigureGroup;
  /** Whether another period is shown too. */
  compares: boolean;
  /** Which one. */
  comparison: FigureComparison;
}

const DEFAULT_PERIOD: PeriodName = '30-days';

/** Reads the filter from the URL. Own days are passed on unchecked: the server validates them. */
export function parseFiguresFilter(params: URLSearchParams): FiguresFilter {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const named = PERIODS.find((period) => period === params.get('period')) ?? DEFAULT_PERIOD;
  return {
    period: from === '' && to === '' ? named : 'own',
    from,
    to,
    by: FIGURE_GROUPS.find((group) => group === params.get('by')) ?? 'day',
    compares: params.get('compare') !== 'none',
    comparison: params.get('compare') === 'last-year' ? 'last-year' : 'before',
  };
}

/** The query string of a filter; what is usual is left out. */
export function figuresSearch({ period, from, to, by, compares, comparison }: FiguresFilter): URLSearchParams {
  const entries = {
    period: period === 'own' || period === DEFAULT_PERIOD ? '' : period,
    from: period === 'own' ? from : '',
    to: period === 'own' ? to : '',
    by: by === 'day' ? '' : by,
    compare: !compares ? 'none' : comparison === 'before' ? '' : comparison,
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

export interface FiguresRequest extends Partial<FiguresPeriod> {
  by: FigureGroup;
  /** Missing: the period before. */
  compare?: FigureComparison;
}

/** The parameters of the request. Without a first or last day the server chooses. */
export function figuresRequest({ period, from, to, by, comparison }: FiguresFilter, today: string): FiguresRequest {
  const compare = comparison === 'before' ? {} : { compare: comparison };
  if (period !== 'own') return { ...daysOfPeriod(period, today), by, ...compare };
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }), by, ...compare };
}

/** The products that were sold on one day. */
export const productsOfDay = (filter: FiguresFilter, day: string): FiguresFilter => ({
  ...filter,
  period: 'own',
  from: day,
  to: day,
  by: 'product',
});
