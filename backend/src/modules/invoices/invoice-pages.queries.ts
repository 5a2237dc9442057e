import { defineQuery } from '#platform/database/define-query.js';
import { centsOf, dollarsOf } from '#platform/money/money.sql.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceStatus } from './invoice.entity.js';
import { BALANCE_CENTS, bySort, PAID_CENTS, SUM_OF_PAYMENTS, TOTAL_CENTS } from './invoice-sorts.sql.js';
import type { InvoiceSummaryView, InvoiceView } from './invoice.view.js';

const ITEMS = `select json_agg(json_build_object(
    'id', item.id, 'invoiceId', item.invoice_id, 'productId', item.product_id, 'productName', item.product_name,
    'size', item.size, 'customProductName', item.custom_product_name, 'customProductPrice', item.custom_product_price::text, 'quantity', item.quantity,
    'unitPrice', item.unit_price::text, 'totalPrice', item.total_price::text, 'createdAt', item.created_at) order by item.position, item.id)
  from invoice_items item where item.invoice_id = invoices.id`;

const PAYMENTS = `select json_agg(json_build_object(
    'id', payment.id, 'amount', ${dollarsOf('payment.amount_cents')}::text, 'receivedOn', payment.received_on, 'method', payment.method, 'note', payment.note,
    'author', payment.author, 'createdAt', payment.created_at, 'undoneAt', payment.undone_at, 'undoneBy', payment.undone_by)
    order by payment.created_at, payment.id)
  from invoice_payments payment where payment.invoice_id = invoices.id`;

const SELECT_INVOICES = `select id, invoice_number as "invoiceNumber", client_name as "clientName", client_email as "clientEmail",
    client_phone as "clientPhone", subtotal::text as subtotal, tax_amount::text as "taxAmount", total_amount::text as "totalAmount",
    status, notes, due_on::text as "dueOn", ${dollarsOf('sent_total_cents')}::text as "sentTotal", sent_at as "sentAt", reminded_at as "remindedAt",
    created_at as "createdAt", updated_at as "updatedAt", revision as version, ${dollarsOf(PAID_CENTS)}::text as "paidAmount",
    ${dollarsOf(BALANCE_CENTS)}::text as "balanceDue",
    coalesce((${PAYMENTS}), '[]') as payments, coalesce((${ITEMS}), '[]') as items
  from invoices`;

const INVOICE_COLUMNS = {
  id: 'uuid',
  invoiceNumber: 'text',
  clientName: 'text',
  clientEmail: 'text',
  clientPhone: 'text',
  subtotal: 'text',
  taxAmount: 'text',
  totalAmount: 'text',
  status: 'text',
  notes: 'text',
  dueOn: 'text',
  sentTotal: 'text',
  sentAt: 'timestamptz',
  remindedAt: 'timestamptz',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  version: 'integer',
  paidAmount: 'text',
  balanceDue: 'text',
  payments: 'json',
  items: 'json',
} as const;

export type StoredInvoice = Omit<InvoiceView, 'unprintable'>;

/** A client who has the invoice did not pay in time; `today` is the SQL of the shop's day. */
export const isOverdue = (today: string): string => `(status = 'sent' and due_on < ${today}::date)`;

type PageParameters = [
  search: string | null,
  status: InvoiceStatus | null,
  after: string | null,
  limit: number,
  /** The shop's day, for overdue invoices only; null: all. */
  overdueOn: string | null,
];

/** Invoices of the same key are listed newest first. */
export const PAGES = bySort(({ name, key, direction }) =>
  defineQuery<PageParameters, StoredInvoice>({
    name: `invoices.page-by-${name}`,
    text: `${SELECT_INVOICES}
    where ($1::text is null or folded_text($1) <> ''
        and strpos(folded_text(concat_ws(' ', invoice_number, client_name, client_email, client_phone)), folded_text($1)) > 0)
      and ($2::text is null or status = $2)
      and ($5::text is null or ${isOverdue('$5')})
      and ($3::uuid is null or exists (select from (select ${key} as key, created_at, invoice_number from invoices where id = $3) last
        where ${key} ${direction === 'asc' ? '>' : '<'} last.key
          or ${key} = last.key and (invoices.created_at, invoices.invoice_number) ${name === 'issued-asc' ? '>' : '<'}
            (last.created_at, last.invoice_number)))
    order by ${key} ${direction}, created_at ${name === 'issued-asc' ? 'asc, invoice_number asc' : 'desc, invoice_number desc'} limit $4`,
    columns: INVOICE_COLUMNS,
  }),
);

export const BY_ID = defineQuery<[id: string], StoredInvoice>({
  name: 'invoices.by-id',
  text: `${SELECT_INVOICES} where id = $1`,
  columns: INVOICE_COLUMNS,
});

/** What an invoice is worth, for those who compute with it. */
export const MONEY_OF_INVOICE = defineQuery<[id: string], { paidCents: number; balanceCents: number }>({
  name: 'invoices.money-of-invoice',
  text: `select ${SUM_OF_PAYMENTS} as "paidCents", ${BALANCE_CENTS} as "balanceCents" from invoices where id = $1`,
  columns: { paidCents: 'cents', balanceCents: 'cents' },
});

interface CopiedInvoice {
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  notes: string | null;
  taxCents: number;
  items: CopiedItem[];
}

export type CopiedItem = Pick<
  InvoiceItem,
  'productId' | 'productName' | 'size' | 'customProductName' | 'customPriceCents' | 'quantity' | 'unitPriceCents'
>;

/** What a new invoice takes from this one. */
export const INVOICE_TO_COPY = defineQuery<[id: string], CopiedInvoice>({
  name: 'invoices.invoice-to-copy',
  text: `select client_name as "clientName", client_email as "clientEmail", client_phone as "clientPhone", notes,
      ${centsOf('tax_amount')} as "taxCents",
      coalesce((select json_agg(json_build_object('productId', product_id, 'productName', product_name, 'size', size,
          'customProductName', custom_product_name, 'customPriceCents', ${centsOf('custom_product_price')}, 'quantity', quantity,
          'unitPriceCents', ${centsOf('unit_price')}) order by position, id)
        from invoice_items where invoice_id = invoices.id), '[]') as items
    from invoices where id = $1`,
  columns: {
    clientName: 'text',
    clientEmail: 'text',
    clientPhone: 'text',
    notes: 'text',
    taxCents: 'cents',
    items: 'json',
  },
});

const sums = (name: string, condition: string, cents: string): string =>
  `count(*) filter (where ${condition})::int as "${name}Count",
    ${dollarsOf(`coalesce(sum(${cents}) filter (where ${condition}), 0)`)}::text as "${name}Amount"`;

/** What clients owe, how much of it is late, and what they have paid. */
export const SUMMARY = defineQuery<[today: string], InvoiceSummaryView>({
  name: 'invoices.summary',
  text: `select ${sums('open', `status = 'sent'`, 'balance_cents')}, ${sums('overdue', isOverdue('$1'), 'balance_cents')},
      ${sums('paid', `status = 'paid'`, 'total_cents')}
    from (select status, due_on, ${TOTAL_CENTS} as total_cents, ${BALANCE_CENTS} as balance_cents from invoices where status in ('sent', 'paid')) invoices`,
  columns: {
    openCount: 'integer',
    openAmount: 'text',
    overdueCount: 'integer',
    overdueAmount: 'text',
    paidCount: 'integer',
    paidAmount: 'text',
  },
});
