import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './product-grid.module.css';

/** "listing" has 1 to 6 columns by screen width, "feature" at most 4 larger ones. */
export function ProductGrid({ kind, children }: { kind: 'listing' | 'feature'; children: ReactNode }) {
  return <ul className={classNames(styles.grid, styles[kind])}>{children}</ul>;
}

/** The `sizes` of the pictures in each grid. */
export const GRID_SIZES = {
  listing:
    '(min-width: 105rem) 16vw, (min-width: 85rem) 18vw, (min-width: 64rem) 23vw, (min-width: 45rem) 31vw, (min-width: 22rem) 46vw, 92vw',
  feature: '(min-width: 64rem) 22vw, (min-width: 45rem) 31vw, (min-width: 22rem) 46vw, 92vw',
} as const;
