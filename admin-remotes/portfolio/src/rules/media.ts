import type { DeletedItem } from '@shop/admin-kit';
import {
  cleanLines,
  cutAtCharacter,
  type AddPortfolioItem,
  type ChangePortfolioItem,
  type DeletedPortfolioItem,
  type PortfolioItem,
} from '@shop/contract';

export type MediaType = PortfolioItem['mediaType'];

/** The request body for a new item; a blank description is omitted. */
export function newItem(mediaUrl: string, mediaType: MediaType, description: string): AddPortfolioItem {
  const text = cleanLines(description);
  return { mediaUrl, mediaType, ...(text ? { description: text } : {}) };
}

/** The request body that changes the description; a blank one is removed. */
export const descriptionChange = (text: string): ChangePortfolioItem => ({ description: cleanLines(text) || null });

/** The label and the request body of the button that sets or clears the cover-up flag. */
export function coverUpToggle({ isCoverUp }: Pick<PortfolioItem, 'isCoverUp'>): { label: string; change: ChangePortfolioItem } {
  return { label: isCoverUp ? 'Remove cover up flag' : 'Mark as cover up', change: { isCoverUp: !isCoverUp } };
}

const MAX_NAME_LENGTH = 60;

/** What a question calls an item: the beginning of its description, or its type. */
export function shortName({ description, mediaType }: Pick<PortfolioItem, 'description' | 'mediaType'>): string {
  if (!description) return `this ${mediaType}`;
  return description.length <= MAX_NAME_LENGTH ? description : `${cutAtCharacter(description, MAX_NAME_LENGTH).trimEnd()}…`;
}

/** A video has no image to show. */
export const deletedItem = (item: DeletedPortfolioItem): DeletedItem => ({
  id: item.id,
  name: item.description ? shortName(item) : item.mediaType === 'video' ? 'Video' : 'Image',
  imageUrl: item.mediaType === 'image' ? item.mediaUrl : null,
  deletedAt: item.deletedAt,
});
