import type { PortfolioItem } from '@shop/contract';

interface PortfolioSections {
  images: PortfolioItem[];
  coverUps: PortfolioItem[];
  videos: PortfolioItem[];
}

/** Puts each item into exactly one section, sorted by `sortOrder`. */
export function groupBySection(items: readonly PortfolioItem[]): PortfolioSections {
  const ordered = items.toSorted((a, b) => a.sortOrder - b.sortOrder);
  const allImages = ordered.filter(({ mediaType }) => mediaType === 'image');
  return {
    images: allImages.filter(({ isCoverUp }) => !isCoverUp),
    coverUps: allImages.filter(({ isCoverUp }) => isCoverUp),
    videos: ordered.filter(({ mediaType }) => mediaType === 'video'),
  };
}
