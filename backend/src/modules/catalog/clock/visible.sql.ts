/** The moment up to which products have been opened. One commit of it opens a sale for every process, cache and replica. */
const NOW = '(select at from catalog_clock)';

/**
 * Whether the shop shows a product; `p` is the alias of `products`. Every statement that reads products for the shop has it, and none
 * compares a moment with the time of day: an answer that is kept would not notice it.
 */
export const visible = (p: string): string =>
  `(${p}.deleted_at is null and ${p}.state = 'live' and (${p}.visible_from is null or ${p}.visible_from <= ${NOW}))`;

/** When the sale of a visible product begins; null when it has begun. */
export const opensAt = (p: string): string => `case when ${p}.buyable_from > ${NOW} then ${p}.buyable_from end`;

/** A moment as JSON has it. */
export const momentText = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const opensAtText = (p: string): string =>
  `case when ${p}.buyable_from > ${NOW} then ${momentText(`${p}.buyable_from`)} end`;

/** Whether a visible product can be bought. */
export const onSale = (p: string): string => `(${p}.buyable_from is null or ${p}.buyable_from <= ${NOW})`;

/** Whether a product that is not deleted waits for a moment. */
export const waiting = (p: string): string =>
  `(${p}.state = 'live' and (${p}.visible_from > ${NOW} or ${p}.buyable_from > ${NOW}))`;
