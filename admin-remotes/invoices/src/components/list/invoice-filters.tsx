import { Input, SearchOutlined, Segmented } from '@shop/admin-kit';
import type { InvoiceFilter } from '../../rules/invoice-filter.ts';
import { STATUS_OPTIONS } from '../../rules/invoice-labels.ts';

const OPTIONS: { value: InvoiceFilter['status']; label: string }[] = [{ value: 'all', label: 'All' }, ...STATUS_OPTIONS];

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  onChange: (filter: InvoiceFilter) => void;
}

export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  return (
    <search className="invoice-filters">
      <Input
        prefix={<SearchOutlined aria-hidden />}
        placeholder="Number, client, email or phone"
        aria-label="Search invoices"
        allowClear
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <div className="invoice-filters-status">
        <Segmented
          aria-label="Status"
          options={OPTIONS}
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
        />
      </div>
    </search>
  );
}
