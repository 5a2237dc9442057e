import { Input, kitStyles, SearchOutlined, Segmented, useSearchText } from '@shop/admin-kit';
import { FILTER_OPTIONS, type InvoiceFilter, searchOf } from '../../rules/invoice-filter.ts';
import styles from '../../styles/invoices.module.css';

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
      <Segmented
        className={kitStyles.scrollingSegments}
        aria-label="Status"
        options={[...FILTER_OPTIONS]}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </search>
  );
}
