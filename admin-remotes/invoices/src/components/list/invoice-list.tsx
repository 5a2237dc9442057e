import { Button, CardGrid, EmptyState, Pagination } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useState } from 'react';
import { type InvoiceFilter, matchesFilter } from '../../rules/invoice-filter.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';

const PAGE_SIZE = 24;
const NO_FILTER: InvoiceFilter = { search: '', status: 'all' };

interface InvoiceListProps {
  invoices: Invoice[];
  onView: (invoice: Invoice) => void;
  onEdit: (invoice: Invoice) => void;
  onSend: (invoice: Invoice) => void;
}

/** The filtered invoices, page by page. */
export function InvoiceList({ invoices, onView, onEdit, onSend }: InvoiceListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const changeFilter = (next: InvoiceFilter): void => {
    setFilter(next);
    setPage(1);
  };
  const matching = invoices.filter((invoice) => matchesFilter(invoice, filter));
  const current = Math.min(page, Math.max(1, Math.ceil(matching.length / PAGE_SIZE)));
  const visible = matching.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  return (
    <>
      <InvoiceFilters filter={filter} onChange={changeFilter} />
      {matching.length === 0 && (
        <EmptyState
          title="No invoices match"
          action={<Button onClick={() => changeFilter(NO_FILTER)}>Show all invoices</Button>}
        />
      )}
      <CardGrid minWidth={290}>
        {visible.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceCard
              invoice={invoice}
              onView={() => onView(invoice)}
              onEdit={() => onEdit(invoice)}
              onSend={() => onSend(invoice)}
            />
          </li>
        ))}
      </CardGrid>
      {matching.length > PAGE_SIZE && (
        <Pagination
          className="invoice-pages"
          align="center"
          current={current}
          pageSize={PAGE_SIZE}
          total={matching.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}
