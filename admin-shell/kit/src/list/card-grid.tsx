import type { CSSProperties, ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  children: ReactNode;
  /** Minimum width of a card in px. */
  minWidth?: number;
}

/** A responsive grid of equally wide cards; each child is an `<li>`. */
export function CardGrid({ children, minWidth = 260 }: CardGridProps) {
  return (
    <ul className={styles.cards} style={{ '--kit-card-width': `${minWidth}px` } as CSSProperties}>
      {children}
    </ul>
  );
}
