import type { PortfolioItem } from '@shop/contract';

/** The picture or the video itself. Pictures come at a width that fits the grid. */
export function MediaPreview({ item }: { item: PortfolioItem }) {
  if (item.mediaType === 'video') {
    return (
      <video
        className="portfolio-media"
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
      className="portfolio-media"
      src={`${item.mediaUrl}?w=640`}
      alt={item.description ?? 'Portfolio picture'}
      loading="lazy"
      draggable={false}
      style={{ background: item.image?.color }}
    />
  );
}
