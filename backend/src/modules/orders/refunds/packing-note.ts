import { fromCents } from '@shop/contract/money';

/** What a packer reads of an item of which `cents` of the goods are refunded. */
export const packingNote = (cents: number): string => `$${fromCents(cents)} of it refunded: ask before packing`;
