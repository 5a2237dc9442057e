import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract';

export const QUEUES = ['to-confirm', 'to-ship', 'overdue', 'on-the-way-too-long', 'all'] as const;
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
  /** By the total; otherwise by time. */
  sort: OrderSort | '';
}

export type OrderSort = 'total-asc' | 'total-desc';

export const FILTER_FIELDS = ['search', 'status', 'paymentStatus', 'method', 'from', 'to'] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** The statuses that a queue says already, so that its rows need not. */
export const IMPLIED_BY_QUEUE: Record<Queue, readonly (OrderStatus | PaymentStatus)[]> = {
  'to-confirm': ['pending', 'unpaid'],
  'to-ship': ['paid'],
  overdue: ['paid'],
  'on-the-way-too-long': ['shipped', 'paid'],
  all: [],
};

/** A whole order number, also with # and in small letters. */
export const isOrderNumber = (search: string): boolean => /^#?ORD-[A-Z\d]{8}$/i.test(search.trim());

/** Packers can do nothing with orders that wait for their money. */
export const PACKER_QUEUES: readonly Queue[] = QUEUES.filter((queue) => queue !== 'to-confirm');

/** Reads the filter from the URL. Values are passed on unchecked: the server validates them. The first queue is the default. */
export function parseOrderFilter(params: URLSearchParams, queues: readonly Queue[] = QUEUES): OrderFilter {
  const field = (name: FilterField): string => params.get(name) ?? '';
  return {
    queue: queues.find((queue) => queue === params.get('queue')) ?? queues[0] ?? 'all',
    search: field('search'),
    status: field('status') as OrderFilter['status'],
    paymentStatus: field('paymentStatus') as OrderFilter['paymentStatus'],
    method: field('method') as OrderFilter['method'],
    from: field('from'),
    to: field('to'),
    sort: (params.get('sort') ?? '') as OrderFilter['sort'],
  };
}

/** The order after a press on the heading: the largest first, then the smallest, then by time again. */
export const nextSort = (sort: OrderFilter['sort']): OrderFilter['sort'] =>
  sort === 'total-desc' ? 'total-asc' : sort === 'total-asc' ? '' : 'total-desc';

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
