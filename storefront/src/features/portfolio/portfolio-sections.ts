import type { PortfolioItem } from '@shop/contract';

export interface PortfolioSections {
  images: PortfolioItem[];
  coverUps: PortfolioItem[];
  videos: PortfolioItem[];
}

/** Each item in exactly one section, in the order its owner gave. */
export function groupBySection(items: readonly PortfolioItem[]): PortfolioSections {
  const ordered = items.toSorted((a, b) => a.sortOrder - b.sortOrder);
  const pictures = ordered.filter(({ mediaType }) => mediaType === 'image');
  return {
    images: pictures.filter(({ isCoverUp }) => !isCoverUp),
    coverUps: pictures.filter(({ isCoverUp }) => isCoverUp),
    videos: ordered.filter(({ mediaType }) => mediaType === 'video'),
  };
}
