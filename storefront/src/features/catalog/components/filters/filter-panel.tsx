import type { ListingCriteria } from '@shop/contract';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { paths } from '#config/paths.ts';
import { chosenOf, textOf, type ListingFilter } from '../../listing-filters.ts';
import { FilterSelect } from './filter-select.tsx';
import styles from './filter-panel.module.css';

interface ChipsProps {
  filter: ListingFilter;
  onChange: (value: string) => void;
}

function ChoiceChips({ filter, onChange }: ChipsProps) {
  const { name, label, choices, value } = filter;
  const chosen = chosenOf(filter)?.value;
  const listed = chosen === undefined ? [...choices, { value, text: value, count: 0 }] : choices;
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{label}</legend>
      {listed.map((choice) => {
        const isChosen = choice.value === (chosen ?? value);
        return (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={isChosen}
              disabled={choice.count === 0 && !isChosen}
              className={styles.radio}
              onChange={() => onChange(choice.value)}
            />
            {textOf(choice)}
          </label>
        );
      })}
    </fieldset>
  );
}

interface FilterPanelProps {
  id: string;
  filters: readonly ListingFilter[];
  matching: number | undefined;
  onChange: (changes: Partial<ListingCriteria>) => void;
  onClear: () => void;
  canClear: boolean;
}

/** The browser opens and closes it, also without scripts: a sheet on phones, a popover below its button on wide screens. */
export function FilterPanel({ id, filters, matching, onChange, onClear, canClear }: FilterPanelProps) {
  return (
    <section id={id} popover="auto" aria-label="Filters" className={styles.panel}>
      <header className={styles.header}>
        <p className={styles.title}>Filters</p>
        <IconButton label="Close" popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.fields}>
        {filters.map((filter) => {
          const { name, label, kind, choices, value } = filter;
          const choose = (chosen: string) => onChange({ [name]: chosen });
          if (kind === 'chips') return <ChoiceChips key={name} filter={filter} onChange={choose} />;
          return <FilterSelect key={name} name={name} label={label} choices={choices} value={value} onChange={choose} />;
        })}
      </div>
      <div className={styles.actions}>
        <noscript>
          <Button type="submit" small>
            Apply
          </Button>
          <a href={paths.products}>Clear Filters</a>
        </noscript>
        <Button variant="outline" small disabled={!canClear} data-scripted onClick={onClear}>
          Clear Filters
        </Button>
        <Button small data-scripted popoverTarget={id} popoverTargetAction="hide">
          {matching === undefined ? 'Show products' : `Show ${matching} ${matching === 1 ? 'product' : 'products'}`}
        </Button>
      </div>
    </section>
  );
}
