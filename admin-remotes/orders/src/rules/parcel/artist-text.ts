const NAMES = new Intl.ListFormat('en-US');

/** Where a part of the money of an order goes; without amounts, because packers see none and an order may be a gift. */
export const artistText = (names: readonly string[]): string => `Part of this order goes to ${NAMES.format(names)}.`;
