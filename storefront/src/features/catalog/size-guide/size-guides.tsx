import type { Category } from '@shop/contract';
import { SizeGuideTable } from './size-guide-table.tsx';
import styles from './size-guides.module.css';

/** The measurements of all categories. */
export function SizeGuides({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={styles.guides}>
      {categories.map(({ id, name, sizeGuide }) => sizeGuide && <SizeGuideTable key={id} guide={sizeGuide} caption={name} />)}
    </div>
  );
}
