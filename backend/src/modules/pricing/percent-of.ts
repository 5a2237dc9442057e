/** "6.25": millionths as percent, without zeros at the end. */
export const percentOf = (ratePpm: number): string => String(ratePpm / 10_000);
