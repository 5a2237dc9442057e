import { Input, Select } from '@shop/admin-kit';
import type { FilterField, OrderFilter } from '../../rules/order-filter.ts';
import { PAYMENT_METHOD_LABELS, selectOptions, ORDER_STATUS_TAGS, PAYMENT_STATUS_TAGS } from '../../rules/order-labels.ts';
import { SearchField } from './search-field.tsx';

interface OrderFiltersProps {
  filter: OrderFilter;
  onChange: (field: FilterField, value: string) => void;
}

/** Search, and what narrows the list. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const choice = (field: FilterField, label: string, everything: string, options: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      className="orders-select"
      value={filter[field]}
      options={[{ value: '', label: everything }, ...options]}
      onChange={(value: string) => onChange(field, value)}
    />
  );
  const day = (field: 'from' | 'to', label: string) => (
    <label className="orders-date">
      <span>{label}</span>
      <Input
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        value={filter[field]}
        onChange={(event) => onChange(field, event.target.value)}
      />
    </label>
  );
  return (
    <search className="orders-filters" aria-label="Orders">
      <SearchField search={filter.search} onSearch={(search) => onChange('search', search)} />
      {choice('status', 'Status', 'Any status', selectOptions(ORDER_STATUS_TAGS))}
      {choice('paymentStatus', 'Payment', 'Any payment', selectOptions(PAYMENT_STATUS_TAGS))}
      {choice('method', 'Method', 'Any method', selectOptions(PAYMENT_METHOD_LABELS))}
      {day('from', 'From')}
      {day('to', 'To')}
    </search>
  );
}
