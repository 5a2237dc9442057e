import { Input, SearchOutlined, Segmented } from '@shop/admin-kit';
import { useEffect, useState } from 'react';
import { type InvoiceFilter, searchOf } from '../../rules/invoice-filter.ts';
import { STATUS_OPTIONS } from '../../rules/invoice-labels.ts';

/** Long enough that typing a name sends one request. */
const DEBOUNCE_MS = 350;

const OPTIONS: { value: InvoiceFilter['status']; label: string }[] = [{ value: 'all', label: 'All' }, ...STATUS_OPTIONS];

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  onChange: (filter: InvoiceFilter) => void;
}

/** Searches as you type, debounced, and at once on Enter. */
export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  const [text, setText] = useState(filter.search);
  const [sent, setSent] = useState(filter.search);
  const search = searchOf(text);
  // A search that was changed outside ("Show all invoices") replaces the text; the echo of the last sent one does not.
  if (filter.search !== sent) {
    setSent(filter.search);
    setText(filter.search);
  }
  const send = (status = filter.status): void => {
    setSent(search);
    onChange({ search, status });
  };
  useEffect(() => {
    if (search === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(search);
      onChange({ search, status: filter.status });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search, sent, filter.status, onChange]);
  return (
    <search className="invoice-filters">
      <Input
        prefix={<SearchOutlined aria-hidden />}
        placeholder="Number, client, email or phone"
        aria-label="Search invoices"
        allowClear
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={() => send()}
      />
      <div className="invoice-filters-status">
        <Segmented aria-label="Status" options={OPTIONS} value={filter.status} onChange={send} />
      </div>
    </search>
  );
}
