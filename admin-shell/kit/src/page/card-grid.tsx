import type { CSSProperties, ReactNode } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** Smallest width of a card in px; as many fit in a row as the screen allows. */
  minWidth?: number;
}

/** Cards of equal width, each an `<li>` of the list. */
export function CardGrid({ children, minWidth = 260 }: CardGridProps) {
  return (
    <ul className="kit-cards" style={{ '--kit-card-width': `${minWidth}px` } as CSSProperties}>
      {children}
    </ul>
  );
}
