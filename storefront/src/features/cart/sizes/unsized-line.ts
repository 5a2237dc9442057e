import { pleaseSelect, type CartLine } from '@shop/contract';
import { showToast } from '#components/ui/toast/toast.ts';

/** Whether the line shows a size, or asks for one. */
export const hasSize = ({ variant, needsSize }: CartLine): boolean => variant !== null || needsSize;

export const sizeSelectId = ({ id }: Pick<CartLine, 'id'>): string => `size-${id}`;

/** The line's product has got sizes since it was added, so the server would not accept the order. */
export function refuseUnsized(line: CartLine): void {
  const { name, optionNames } = line.product;
  showToast({ title: `${pleaseSelect(optionNames)} of ${name}`, tone: 'error' });
  document.getElementById(sizeSelectId(line))?.focus();
}
