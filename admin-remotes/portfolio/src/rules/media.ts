import type { AddPortfolioItem, ChangePortfolioItem, PortfolioItem } from '@shop/contract';

export type MediaType = PortfolioItem['mediaType'];

/** The server accepts descriptions of at most this many characters. */
export const MAX_DESCRIPTION_LENGTH = 500;

/** The request body for a new item; a blank description is omitted. */
export function newItem(mediaUrl: string, mediaType: MediaType, description: string): AddPortfolioItem {
  const text = description.trim();
  return { mediaUrl, mediaType, ...(text ? { description: text } : {}) };
}

/** The request body that changes the description; a blank one is removed. */
export const descriptionChange = (text: string): ChangePortfolioItem => ({ description: text.trim() || null });

/** The label and the request body of the button that sets or clears the cover-up flag. */
export function coverUpToggle({ isCoverUp }: Pick<PortfolioItem, 'isCoverUp'>): { label: string; change: ChangePortfolioItem } {
  return { label: isCoverUp ? 'Remove cover up flag' : 'Mark as cover up', change: { isCoverUp: !isCoverUp } };
}
