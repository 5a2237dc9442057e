/** Everything, in basis points. */
export const MAX_BPS = 10_000;
const BPS_PER_PERCENT = 100;

/** "50%" of 5000 basis points, "37.5%" of 3750. */
export const shareText = (bps: number): string => `${bps / BPS_PER_PERCENT}%`;

/** A typed share, or what is wrong with it. */
export type ParsedShare = { bps: number; problem?: undefined } | { bps?: undefined; problem: string };

/** Parses a typed percentage: "50", "37.5", "37,5", "50 %". */
export function parseShare(typed: string): ParsedShare {
  const text = typed.replaceAll(/[\s%]/g, '').replace(',', '.');
  if (text === '') return { problem: 'Please enter a share' };
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return { problem: `"${typed.trim()}" is not a share. Please write it like 50 or 37.5` };
  const bps = Number(whole) * BPS_PER_PERCENT + Number(fraction.padEnd(2, '0'));
  return bps > MAX_BPS ? { problem: 'At most 100%' } : { bps };
}

/** What the pages of the shop promise, as the text of an input: "50" of "50%" and of "up to 50 %"; empty where no one number is named. */
export function promisedShare(claim: string | undefined): string {
  const numbers = claim?.match(/\d+(?:\.\d+)?(?=\s*%)/g) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? '') : '';
}
