import { centsOf } from '#platform/money/money.sql.js';

export const TOTAL_CENTS = centsOf('invoices.total_amount');

/** What the client has paid; also of an invoice that was marked as paid without payments. */
export const SUM_OF_PAYMENTS = `coalesce((select sum(amount_cents) from invoice_payments
  where invoice_id = invoices.id and undone_at is null), 0)::bigint`;

/** What was paid of an invoice; one that was marked as paid without payments is paid as a whole. */
export const PAID_CENTS = `(case when invoices.status = 'paid' then ${TOTAL_CENTS} else ${SUM_OF_PAYMENTS} end)`;
export const BALANCE_CENTS = `(case when invoices.status in ('paid', 'cancelled') then 0
  else greatest(${TOTAL_CENTS} - ${SUM_OF_PAYMENTS}, 0) end)`;

/** The keys that invoices are sorted by. Those without a due date come last in both directions. */
const KEYS = {
  issued: { asc: 'invoices.created_at', desc: 'invoices.created_at' },
  client: { asc: 'folded_text(invoices.client_name)', desc: 'folded_text(invoices.client_name)' },
  due: { asc: `coalesce(invoices.due_on, 'infinity')`, desc: `coalesce(invoices.due_on, '-infinity')` },
  total: { asc: 'invoices.total_amount', desc: 'invoices.total_amount' },
  balance: { asc: BALANCE_CENTS, desc: BALANCE_CENTS },
} as const;

type Direction = 'asc' | 'desc';
export type InvoiceSort = `${keyof typeof KEYS}-${Direction}`;

const SORTS = (Object.keys(KEYS) as (keyof typeof KEYS)[]).flatMap((column) =>
  (['asc', 'desc'] as const).map((direction) => ({
    name: `${column}-${direction}` as const,
    key: KEYS[column][direction],
    direction,
  })),
);

export const INVOICE_SORTS: readonly InvoiceSort[] = SORTS.map(({ name }) => name);

/** One value for each order. */
export const bySort = <T>(make: (sort: { name: InvoiceSort; key: string; direction: Direction }) => T): Record<InvoiceSort, T> =>
  Object.fromEntries(SORTS.map((sort) => [sort.name, make(sort)])) as Record<InvoiceSort, T>;
