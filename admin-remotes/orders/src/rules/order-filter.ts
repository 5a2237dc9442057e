import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract';

const QUEUES = ['to-confirm', 'to-ship', 'overdue', 'on-the-way-too-long', 'all'] as const;
export type Queue = (typeof QUEUES)[number];

/** The filter of the order list, as in the URL. An empty string means no restriction. */
export interface OrderFilter {
  queue: Queue;
  search: string;
  status: OrderStatus | '';
  paymentStatus: PaymentStatus | '';
  method: PaymentMethod | '';
  /** YYYY-MM-DD */
  from: string;
  to: string;
}

export const FILTER_FIELDS = ['search', 'status', 'paymentStatus', 'method', 'from', 'to'] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** Reads the filter from the URL. Values are passed on unchecked: the server validates them. */
export function parseOrderFilter(params: URLSearchParams): OrderFilter {
  const field = (name: FilterField): string => params.get(name) ?? '';
  return {
    queue: QUEUES.find((queue) => queue === params.get('queue')) ?? 'to-confirm',
    search: field('search'),
    status: field('status') as OrderFilter['status'],
    paymentStatus: field('paymentStatus') as OrderFilter['paymentStatus'],
    method: field('method') as OrderFilter['method'],
    from: field('from'),
    to: field('to'),
  };
}

type NonEmpty<Filter> = { [Field in keyof Filter]?: Exclude<Filter[Field], ''> };

/** The query parameters of the request, without empty ones. */
export function toQueryParams(filter: OrderFilter): NonEmpty<OrderFilter> & Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Whether a search or a filter is set, apart from the queue. */
export const hasFilters = (filter: OrderFilter): boolean => FILTER_FIELDS.some((field) => filter[field] !== '');

/** The number of filters apart from queue and search. */
export const countFilters = (filter: OrderFilter): number =>
  FILTER_FIELDS.filter((field) => field !== 'search' && filter[field] !== '').length;
