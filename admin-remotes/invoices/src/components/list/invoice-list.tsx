import { classNames, kitStyles, Select, SortButton, useIsWide } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import type { InvoiceFilter } from '../../rules/invoice-filter.ts';
import { directionOf, nextSort, SORT_OPTIONS } from '../../rules/invoice-sort.ts';
import { InvoiceActions, type InvoiceHandlers } from './invoice-actions.tsx';
import { INVOICE_COLUMNS, type InvoiceColumn } from './invoice-columns.tsx';
import styles from '../../styles/invoices.module.css';

interface InvoiceListProps extends InvoiceHandlers {
  invoices: Invoice[];
  /** The day in the shop, YYYY-MM-DD. */
  today: string;
  filter: InvoiceFilter;
  onSort: (sort: InvoiceFilter['sort']) => void;
}

/** A table, and cards on phones. */
export function InvoiceList({ filter, onSort, ...list }: InvoiceListProps) {
  if (useIsWide('43.75rem')) return <InvoiceTable filter={filter} onSort={onSort} {...list} />;
  return (
    <>
      <Select aria-label="Sort" className={styles.cardSort} options={SORT_OPTIONS} value={filter.sort} onChange={onSort} />
      <InvoiceCards {...list} />
    </>
  );
}

const CELLS: Record<NonNullable<InvoiceColumn['kind']>, string | undefined> = {
  name: undefined,
  rest: kitStyles.tableRest,
  number: kitStyles.tableNumber,
};

const cellClass = ({ kind, only }: InvoiceColumn): string =>
  classNames(kind && CELLS[kind], only === 'wide' && styles.wideOnly, only === 'laptop' && styles.laptopOnly);

function InvoiceTable({ invoices, today, filter, onSort, ...handlers }: InvoiceListProps) {
  return (
    <table className={classNames(kitStyles.table, styles.table)} aria-label="Invoices">
      <thead>
        <tr>
          {INVOICE_COLUMNS.map((column) => (
            <ColumnHead key={column.title} column={column} filter={filter} onSort={onSort} />
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            {INVOICE_COLUMNS.map((column) =>
              column.kind === 'name' ? (
                <th key={column.title} scope="row">
                  {column.render(invoice, today)}
                </th>
              ) : (
                <td key={column.title} className={cellClass(column)}>
                  {column.render(invoice, today)}
                </td>
              ),
            )}
            <td>
              <InvoiceActions invoice={invoice} {...handlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps extends Pick<InvoiceListProps, 'filter' | 'onSort'> {
  column: InvoiceColumn;
}

function ColumnHead({ column, filter, onSort }: ColumnHeadProps) {
  const { title, sort } = column;
  const direction = sort && directionOf(filter, sort);
  return (
    <th scope="col" className={cellClass(column)} aria-sort={direction}>
      {sort ? <SortButton title={title} direction={direction} onClick={() => onSort(nextSort(filter, sort))} /> : title}
    </th>
  );
}

function InvoiceCards({ invoices, today, ...handlers }: Omit<InvoiceListProps, 'filter' | 'onSort'>) {
  return (
    <ul className={classNames(kitStyles.rows, styles.cards)} aria-label="Invoices">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          {INVOICE_COLUMNS.map((column) => (
            <CardLine key={column.title} column={column} invoice={invoice} today={today} />
          ))}
          <InvoiceActions invoice={invoice} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

function CardLine({ column, invoice, today }: { column: InvoiceColumn; invoice: Invoice; today: string }) {
  if (column.kind === 'name') return <h3>{column.render(invoice, today)}</h3>;
  return (
    <div className={classNames(styles.cardLine, column.kind === 'rest' && styles.cardWide)}>
      <span>{column.title}</span>
      <div>{column.render(invoice, today)}</div>
    </div>
  );
}
