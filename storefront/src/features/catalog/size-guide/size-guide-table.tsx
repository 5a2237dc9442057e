import type { SizeGuide } from '@shop/contract';
import { useState } from 'react';
import { rowInCentimeters } from './centimeters.ts';
import styles from './size-guide-table.module.css';

interface SizeGuideTableProps {
  guide: SizeGuide;
  /** Names the table, for example "Hoodies". */
  caption: string;
}

const UNITS = [
  ['in', 'Inches'],
  ['cm', 'Centimeters'],
] as const;

/** The measurements of a category in inches, as staff entered them, or in centimeters. */
export function SizeGuideTable({ guide: { columns, rows, note }, caption }: SizeGuideTableProps) {
  const [unit, setUnit] = useState<'in' | 'cm'>('in');
  const [head = '', ...measures] = columns;
  const shown = unit === 'in' ? rows : rows.map((row) => rowInCentimeters(row, columns));
  return (
    <div className={styles.guide}>
      <fieldset className={styles.units} aria-label={`Unit of ${caption}`}>
        {UNITS.map(([id, label]) => (
          <button key={id} type="button" className={styles.unit} aria-pressed={unit === id} onClick={() => setUnit(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([size = '', ...cells]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
