import { Button, FilterOutlined } from '@shop/admin-kit';
import { countFilters, type FilterField, type OrderFilter, type Queue } from '../../rules/order-filter.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { SearchField } from './search-field.tsx';
import styles from '../../styles/order-filters.module.css';

interface OrderToolsProps {
  filter: OrderFilter;
  queues: readonly Queue[];
  onChange: (field: FilterField | 'queue', value: string) => void;
  /** Whether the filters are shown below. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Queue, search, and the button that shows the filters. */
export function OrderTools({ filter, queues, onChange, isOpen, onToggle }: OrderToolsProps) {
  const count = countFilters(filter);
  return (
    <div className={styles.tools}>
      <QueueTabs queue={filter.queue} queues={queues} onChange={(queue: Queue) => onChange('queue', queue)} />
      <SearchField
        search={filter.search}
        label="Search orders"
        placeholder="Number, name or phone"
        onSearch={(search) => onChange('search', search)}
      />
      <Button icon={<FilterOutlined aria-hidden />} aria-expanded={isOpen} onClick={onToggle}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
    </div>
  );
}
