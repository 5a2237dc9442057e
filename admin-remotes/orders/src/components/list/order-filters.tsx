import { Input, Select, usePaymentMethods } from '@shop/admin-kit';
import type { FilterField, OrderFilter } from '../../rules/order-filter.ts';
import { ORDER_STATUS_TAGS, PAYMENT_STATUS_TAGS, selectOptions } from '../../rules/order-labels.ts';
import styles from '../../styles/order-filters.module.css';

interface OrderFiltersProps {
  filter: OrderFilter;
  onChange: (field: FilterField, value: string) => void;
}

/** The filters of the order list. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const methods = usePaymentMethods().all.map(({ id, shortLabel }) => ({ value: id, label: shortLabel }));
  const select = (field: FilterField, label: string, anyLabel: string, options: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      className={styles.select}
      value={filter[field]}
      options={[{ value: '', label: anyLabel }, ...options]}
      onChange={(value: string) => onChange(field, value)}
    />
  );
  const dateInput = (field: 'from' | 'to', label: string) => (
    <label className={styles.date}>
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
    <search className={styles.filters} aria-label="Filters">
      {select('status', 'Status', 'Any status', selectOptions(ORDER_STATUS_TAGS))}
      {select('paymentStatus', 'Payment', 'Any payment', selectOptions(PAYMENT_STATUS_TAGS))}
      {select('method', 'Method', 'Any method', methods)}
      {dateInput('from', 'From')}
      {dateInput('to', 'To')}
    </search>
  );
}
