import type { OrderRow, OrderRowLine } from '@shop/contract';

const lineText = ({ name, label, quantity }: OrderRowLine): string =>
  `${quantity > 1 ? `${quantity} × ` : ''}${label ? `${name} ${label}` : name}`;

/** What is in the parcel: "2 × Tree Ring Sweatshirt L, Swallow Cap and 2 more". */
export function rowContents({ firstLines, lineCount }: Pick<OrderRow, 'firstLines' | 'lineCount'>): string {
  const more = lineCount - firstLines.length;
  return firstLines.map(lineText).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
