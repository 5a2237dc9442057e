import { Input, SearchOutlined, Segmented, useSearchText } from '@shop/admin-kit';
import { type InvoiceFilter, searchOf } from '../../rules/invoice-filter.ts';
import { STATUS_OPTIONS } from '../../rules/invoice-labels.ts';
import styles from '../../styles/invoices.module.css';

const OPTIONS: { value: InvoiceFilter['status']; label: string }[] = [{ value: 'all', label: 'All' }, ...STATUS_OPTIONS];

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  onChange: (changes: Partial<InvoiceFilter>) => void;
}

/** Searches when typing pauses, and at once on Enter. */
export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  const onSearch = (search: string): void => onChange({ search });
  const { text, setText, sendNow } = useSearchText({ search: filter.search, onSearch, searchOf });
  return (
    <search className={styles.filters}>
      <Input
        className={styles.search}
        prefix={<SearchOutlined aria-hidden />}
        placeholder="Number, client, email or phone"
        aria-label="Search invoices"
        allowClear
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={sendNow}
      />
      <div className={styles.filtersStatus}>
        <Segmented aria-label="Status" options={OPTIONS} value={filter.status} onChange={(status) => onChange({ status })} />
      </div>
    </search>
  );
}
