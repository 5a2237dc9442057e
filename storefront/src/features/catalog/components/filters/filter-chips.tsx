import type { ListingCriteria } from '@shop/contract';
import { Link } from 'react-router-dom';
import { CloseIcon } from '#components/ui/icons.tsx';
import type { ActiveFilter } from '../../listing-filters.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  pathWithout: (changes: Partial<ListingCriteria>) => string;
  /** A chip that removes itself would lose the focus. */
  onRemove: () => void;
}

/** What is filtered; each chip removes itself, also without scripts. */
export function FilterChips({ active, pathWithout, onRemove }: FilterChipsProps) {
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ text, without }) => (
        <li key={Object.keys(without).join()}>
          <Link to={pathWithout(without)} className={styles.chip} aria-label={`Remove filter: ${text}`} onClick={onRemove}>
            <span className={styles.text}>{text}</span>
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
