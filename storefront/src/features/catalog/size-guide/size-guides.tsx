import type { SizeGuide } from '@shop/contract';
import { useState, type ReactNode } from 'react';
import { SizeGuideTable, type Unit } from './size-guide-table.tsx';
import styles from './size-guides.module.css';

interface SizeGuidesProps {
  /** Categories; those without measurements are left out. */
  categories: readonly { name: string; sizeGuide: SizeGuide | null }[];
  /** Beside the choice of the unit. */
  aside?: ReactNode;
}

const UNITS: readonly (readonly [Unit, string])[] = [
  ['in', 'Inches'],
  ['cm', 'Centimeters'],
];

/** The measurements of categories, all in one unit. */
export function SizeGuides({ categories, aside }: SizeGuidesProps) {
  const [unit, setUnit] = useState<Unit>('in');
  return (
    <div className={styles.guides}>
      <div className={styles.controls}>
        <fieldset className={styles.units} aria-label="Unit">
          {UNITS.map(([id, label]) => (
            <button key={id} type="button" className={styles.unit} aria-pressed={unit === id} onClick={() => setUnit(id)}>
              {label}
            </button>
          ))}
        </fieldset>
        {aside}
      </div>
      {categories.map(
        ({ name, sizeGuide }) => sizeGuide && <SizeGuideTable key={name} guide={sizeGuide} caption={name} unit={unit} />,
      )}
    </div>
  );
}
