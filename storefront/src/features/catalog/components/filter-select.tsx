import { useId } from 'react';
import { createIcon } from '#components/ui/icons.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './filter-select.module.css';

const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);

/** Value and text. */
export type Choice = readonly [string, string];

interface FilterSelectProps {
  name: string;
  label: string;
  /** The first one means no filter. */
  choices: readonly Choice[];
  /** In any letter case. */
  value: string;
  onChange: (value: string) => void;
}

/** A slim select. Offers the value of the address even when no product has it, so that the field says what is filtered. */
export function FilterSelect({ name, label, choices, value, onChange }: FilterSelectProps) {
  const id = useId();
  const listed = choices.find(([choice]) => choice.toLowerCase() === value.toLowerCase())?.[0];
  const isChosen = value !== choices[0]?.[0];
  return (
    <div className={styles.filter} data-chosen={isChosen || undefined}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select id={id} name={name} value={listed ?? value} onChange={(event) => onChange(event.target.value)}>
        {listed === undefined && <option value={value}>{value}</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </div>
  );
}
