import type { PortfolioItem } from '@shop/contract';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { PORTFOLIO_PLACEHOLDERS } from '#config/limits.ts';
import styles from './image-grid.module.css';

const SIZES = '(min-width: 92rem) 240px, (min-width: 56rem) 16vw, 32vw';
/** One row on desktops, two on phones; loaded eagerly. */
const EAGER_IMAGES = 6;

interface ImageGridProps {
  items: PortfolioItem[];
  onOpen: (item: PortfolioItem) => void;
  /** Whether the grid is the first content of the screen. */
  first?: boolean;
}

/** Three images per row on small screens, six on large ones. */
export function ImageGrid({ items, onOpen, first = false }: ImageGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.id}>
          <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => onOpen(item)}>
            <ResponsiveImage
              src={item.mediaUrl}
              alt={item.description ?? `Picture ${index + 1}`}
              ratio="1"
              sizes={SIZES}
              color={item.image?.color}
              priority={first && index < EAGER_IMAGES}
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
