import type { PortfolioItem } from '@shop/contract';
import styles from '../../styles/portfolio.module.css';

/** The image, at a preset width that fits the grid, or the video. */
export function MediaPreview({ item }: { item: PortfolioItem }) {
  if (item.mediaType === 'video') {
    return (
      <video
        className={styles.media}
        src={item.mediaUrl}
        controls
        preload="metadata"
        aria-label={item.description ?? 'Portfolio video'}
      >
        <track kind="captions" />
      </video>
    );
  }
  return (
    <img
      className={styles.media}
      src={`${item.mediaUrl}?w=640`}
      alt={item.description ?? 'Portfolio picture'}
      loading="lazy"
      draggable={false}
      style={{ background: item.image?.color }}
    />
  );
}
