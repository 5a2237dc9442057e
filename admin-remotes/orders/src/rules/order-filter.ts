import type { OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract';

export const QUEUES = ['to-confirm', 'to-ship', 'all'] as const;
export type Queue = (typeof QUEUES)[number];

/** What the list shows, as it stands in the address: reload, Back and a copied link show the same. Blank filters nothing. */
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

/** The filter of an address. What somebody typed there goes to the server as it is, which refuses what it does not know. */
export function parseOrderFilter(address: URLSearchParams): OrderFilter {
  const field = (name: FilterField): string => address.get(name) ?? '';
  return {
    queue: QUEUES.find((queue) => queue === address.get('queue')) ?? 'to-confirm',
    search: field('search'),
    status: field('status') as OrderFilter['status'],
    paymentStatus: field('paymentStatus') as OrderFilter['paymentStatus'],
    method: field('method') as OrderFilter['method'],
    from: field('from'),
    to: field('to'),
  };
}

type Filled<Filter> = { [Field in keyof Filter]?: Exclude<Filter[Field], ''> };

/** What is sent: only what filters. */
export function toQueryParams(filter: OrderFilter): Filled<OrderFilter> & Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Search and filters, without the queue. */
export const hasFilters = (filter: OrderFilter): boolean => FILTER_FIELDS.some((field) => filter[field] !== '');
