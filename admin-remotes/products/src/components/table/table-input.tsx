import { classNames, Input } from '@shop/admin-kit';
import type { KeyboardEvent } from 'react';
import styles from '../../styles/product-table.module.css';

interface TableInputProps {
  /** The arrow keys move between the fields of one column. */
  column: 'price' | 'stock';
  label: string;
  value: string;
  error: string | undefined;
  isLow?: boolean;
  onType: (value: string) => void;
}

/** A number that is typed over in the list. */
export function TableInput({ column, label, value, error, isLow = false, onType }: TableInputProps) {
  return (
    <Input
      className={classNames(styles.tableInput, column === 'price' ? styles.tablePrice : styles.tableStock)}
      data-column={column}
      aria-label={label}
      title={error}
      inputMode={column === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={12}
      value={value}
      aria-invalid={error !== undefined}
      {...(error ? { status: 'error' as const } : isLow && { status: 'warning' as const })}
      {...(column === 'price' && { prefix: '$' })}
      onFocus={(event) => event.target.select()}
      onKeyDown={moveBetweenRows}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { column } = event.currentTarget.dataset;
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? [])];
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}
