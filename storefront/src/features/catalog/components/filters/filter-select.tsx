import { useId } from 'react';
import { createIcon } from '#components/ui/icons.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { chosenOf, textOf, type Choice } from '../../listing-filters.ts';
import styles from './filter-select.module.css';

const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);

interface FilterSelectProps {
  name: string;
  label: string;
  /** The first one means no filter. */
  choices: readonly Choice[];
  /** In any letter case. */
  value: string;
  hideLabel?: boolean;
  onChange: (value: string) => void;
}

/** A slim select. Offers the value of the address even when no product has it, so that the field says what is filtered. */
export function FilterSelect({ name, label, choices, value, hideLabel = false, onChange }: FilterSelectProps) {
  const id = useId();
  const listed = chosenOf({ choices: [...choices], value })?.value;
  const isChosen = value !== choices[0]?.value;
  return (
    <div className={styles.filter} data-chosen={isChosen || undefined}>
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={styles.box}>
        <select id={id} name={name} value={listed ?? value} onChange={(event) => onChange(event.target.value)}>
          {listed === undefined && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.count === 0 && choice.value !== listed}>
              {textOf(choice)}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </span>
    </div>
  );
}
