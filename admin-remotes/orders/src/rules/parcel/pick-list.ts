import type { PickList } from '@shop/contract';

/** "M 7, L 3"; the number alone for a product without sizes. */
export const sizesText = (sizes: PickList['items'][number]['sizes']): string =>
  sizes.map(({ label, pieces }) => (label === null ? String(pieces) : `${label} ${pieces}`)).join(', ');

/** "M, ORD-A: $32.00 of it refunded: ask before packing" for each order that has some of it refunded. */
export const notesOf = (sizes: PickList['items'][number]['sizes']): string[] =>
  sizes.flatMap(({ label, notes = [] }) => notes.map((note) => (label === null ? note : `${label}, ${note}`)));

/** "Left out: ORD-B is not paid, ORD-C is cancelled"; undefined when all orders are in the list. */
export const leftOutText = (leftOut: PickList['leftOut']): string | undefined =>
  leftOut.length === 0
    ? undefined
    : `Left out: ${leftOut.map(({ orderNumber, reason }) => `${orderNumber} ${reason}`).join(', ')}`;
