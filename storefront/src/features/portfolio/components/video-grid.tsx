import type { PortfolioItem } from '@shop/contract';
import styles from './video-grid.module.css';

/** Muted by default; loads only metadata until a video is played. */
export function VideoGrid({ items }: { items: PortfolioItem[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ id, mediaUrl, description, image }, index) => (
        <li key={id}>
          <figure>
            <video
              className={styles.player}
              controls
              muted
              playsInline
              preload="metadata"
              poster={image ? `${mediaUrl}?w=960` : undefined}
              aria-label={description ?? `Video ${index + 1}`}
            >
              <source src={mediaUrl} />
            </video>
            {description && <figcaption className={styles.caption}>{description}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
