import type { FiguresPeriod } from '@shop/contract';
import { daysOfPeriod, TAX_PERIODS } from '../figures/period.ts';

/** What the tax report shows, as in the URL. */
export interface TaxFilter {
  /** 'own': the days `from` and `to`. */
  period: (typeof TAX_PERIODS)[number] | 'own';
  /** YYYY-MM-DD, empty unless `period` is 'own'. */
  from: string;
  to: string;
}

const DEFAULT_PERIOD = 'this-month';

/** Reads the filter from the URL. Own days are passed on unchecked: the server validates them. */
export function parseTaxFilter(params: URLSearchParams): TaxFilter {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const named = TAX_PERIODS.find((period) => period === params.get('period')) ?? DEFAULT_PERIOD;
  return { period: from === '' && to === '' ? named : 'own', from, to };
}

/** The query string of a filter; what is usual is left out. */
export function taxSearch({ period, from, to }: TaxFilter): URLSearchParams {
  const entries = period === 'own' ? { from, to } : { period: period === DEFAULT_PERIOD ? '' : period };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

/** The parameters of the request. Without a first or last day the server chooses. */
export function taxRequest({ period, from, to }: TaxFilter, today: string): Partial<FiguresPeriod> {
  if (period !== 'own') return daysOfPeriod(period, today);
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
}
