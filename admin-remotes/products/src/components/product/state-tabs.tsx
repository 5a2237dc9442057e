import { Segmented } from '@shop/admin-kit';
import type { StateFilter } from '../../rules/product-list.ts';

interface StateTabsProps {
  state: StateFilter | undefined;
  counts: Record<StateFilter, number>;
  onSelect: (state: string) => void;
}

const LABELS: Record<StateFilter, string> = { draft: 'Drafts', waiting: 'Waiting' };
const FILTERS = Object.keys(LABELS) as StateFilter[];

/** All products, drafts, and those with a moment ahead. Missing in a shop that has neither. */
export function StateTabs({ state, counts, onSelect }: StateTabsProps) {
  const shown = FILTERS.filter((filter) => counts[filter] > 0 || filter === state);
  if (shown.length === 0) return null;
  const options = shown.map((filter) => ({ value: filter as string, label: `${LABELS[filter]} (${counts[filter]})` }));
  return (
    <Segmented
      aria-label="In the shop"
      value={state ?? ''}
      onChange={onSelect}
      options={[{ value: '', label: 'Any state' }, ...options]}
    />
  );
}
