import { CustomerLink, formatCalendarDay, formatMoney, StatusTag, useShopTime } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAwaitingPayment, isOverdue } from '../../rules/due-date.ts';
import { formatItemCount, STATUS_TAGS } from '../../rules/invoice-labels.ts';
import type { SortColumn } from '../../rules/invoice-sort.ts';
import { changedAfterSending } from '../../rules/sent-amount.ts';
import styles from '../../styles/invoices.module.css';

export interface InvoiceColumn {
  title: string;
  sort?: SortColumn;
  kind?: 'name' | 'rest' | 'number';
  /** Left out of the table in narrower windows. */
  only?: 'wide' | 'laptop';
  /** `today` is the day in the shop, YYYY-MM-DD. */
  render: (invoice: Invoice, today: string) => ReactNode;
}

/** What the list shows of an invoice: the columns of its table, and the lines of its cards. */
export const INVOICE_COLUMNS: readonly InvoiceColumn[] = [
  { title: 'Invoice', kind: 'name', render: (invoice) => <InvoiceLink invoice={invoice} /> },
  { title: 'Client', sort: 'client', kind: 'rest', render: (invoice) => <Client invoice={invoice} /> },
  { title: 'Issued', sort: 'issued', only: 'wide', render: ({ createdAt }) => <Day time={createdAt} /> },
  {
    title: 'Due',
    sort: 'due',
    render: ({ dueOn, status }) => (dueOn && isAwaitingPayment({ status }) ? formatCalendarDay(dueOn) : '–'),
  },
  { title: 'Total', sort: 'total', kind: 'number', only: 'laptop', render: ({ totalAmount }) => formatMoney(totalAmount) },
  { title: 'Paid', kind: 'number', only: 'wide', render: ({ paidAmount }) => formatMoney(paidAmount) },
  { title: 'Due amount', sort: 'balance', kind: 'number', render: ({ balanceDue }) => formatMoney(balanceDue) },
  { title: 'Status', render: (invoice, today) => <Status invoice={invoice} today={today} /> },
];

/** From the list, and from the list behind an open invoice, whose address is longer. */
function InvoiceLink({ invoice: { id, invoiceNumber } }: { invoice: Invoice }) {
  return <Link to={{ pathname: `/invoices/${id}`, search: useLocation().search }}>#{invoiceNumber}</Link>;
}

function Client({ invoice }: { invoice: Invoice }) {
  const { clientName, clientEmail, clientPhone, items } = invoice;
  return (
    <>
      <CustomerLink email={clientEmail}>{clientName}</CustomerLink>
      <small className={styles.details}>
        {[formatItemCount(items), clientEmail, clientPhone].filter((text) => text !== null).join(' · ')}
      </small>
    </>
  );
}

function Day({ time }: { time: string }) {
  return <time dateTime={time}>{useShopTime().day(time)}</time>;
}

function Status({ invoice, today }: { invoice: Invoice; today: string }) {
  const { label, tone } = STATUS_TAGS[invoice.status];
  const change = changedAfterSending(invoice);
  return (
    <span className={styles.tags}>
      <StatusTag tone={tone}>{label}</StatusTag>
      {isOverdue(invoice, today) && <StatusTag tone="danger">Overdue</StatusTag>}
      {change && <StatusTag tone="warning">{change}</StatusTag>}
    </span>
  );
}
