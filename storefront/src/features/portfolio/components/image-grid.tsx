import type { PortfolioItem } from '@shop/contract';
import { Picture } from '#components/ui/responsive-image.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { PORTFOLIO_PLACEHOLDERS } from '#config/limits.ts';
import styles from './image-grid.module.css';

const SIZES = '(min-width: 92rem) 240px, (min-width: 56rem) 16vw, 32vw';
/** The rows a phone and a desktop show first: fetched at once. */
const FIRST_ROW = 6;

interface ImageGridProps {
  items: PortfolioItem[];
  onOpen: (item: PortfolioItem) => void;
  /** Whether it is the first thing on the screen. */
  first?: boolean;
}

/** Three pictures in a row on small screens, six on large ones; each is a button, so Enter and Space open it as a click does. */
export function ImageGrid({ items, onOpen, first = false }: ImageGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.id}>
          <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => onOpen(item)}>
            <Picture
              src={item.mediaUrl}
              alt={item.description ?? `Picture ${index + 1}`}
              ratio="1"
              sizes={SIZES}
              color={item.image?.color}
              priority={first && index < FIRST_ROW}
            />
            {item.description && (
              <span aria-hidden="true" className={styles.overlay}>
                <span className={styles.description}>{item.description}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ImageGridSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: PORTFOLIO_PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} className={styles.placeholder} />
      ))}
    </div>
  );
}
