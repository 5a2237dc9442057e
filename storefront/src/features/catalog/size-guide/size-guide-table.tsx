import type { SizeGuide } from '@shop/contract';
import { rowInCentimeters } from './centimeters.ts';
import styles from './size-guide-table.module.css';

export type Unit = 'in' | 'cm';

interface SizeGuideTableProps {
  guide: SizeGuide;
  /** Names the table, for example "Hoodies". */
  caption: string;
  unit: Unit;
}

/** The measurements of a category in inches, as staff entered them, or in centimeters. */
export function SizeGuideTable({ guide: { columns, rows, note }, caption, unit }: SizeGuideTableProps) {
  const [head = '', ...measures] = columns;
  const shown = unit === 'in' ? rows : rows.map((row) => rowInCentimeters(row, columns));
  return (
    <div className={styles.guide}>
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
