import { kitStyles, Segmented, Select } from '@shop/admin-kit';
import type { MediaCounts, MediaFilter } from '@shop/contract';
import { filterOptions, KIND_OPTIONS, type MediaCriteria, type MediaKind } from '../rules/media-criteria.ts';
import styles from '../styles/media.module.css';

interface MediaFiltersProps {
  criteria: MediaCriteria;
  counts: MediaCounts | undefined;
  onChange: (changes: Partial<MediaCriteria>) => void;
}

export function MediaFilters({ criteria, counts, onChange }: MediaFiltersProps) {
  return (
    <div className={styles.filters}>
      <Segmented<MediaFilter>
        aria-label="State"
        className={kitStyles.scrollingSegments}
        options={filterOptions(counts)}
        value={criteria.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <Select<MediaKind>
        aria-label="Kind"
        className={styles.kind}
        options={KIND_OPTIONS}
        value={criteria.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </div>
  );
}
