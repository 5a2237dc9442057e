/** 9,999,999.99 */
const MAX_CENTS = 999_999_999;
const MAX_CHARACTERS = 40;
const AMOUNT = /^(\()?([+-]?)\s*\$?\s*([+-]?)\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(?:USD)?(\))?$/i;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** Cents of an amount as payment files write it, read digit by digit; undefined for what leaves a doubt, such as "64,00". */
export function readAmount(text: string): number | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const match = AMOUNT.exec(text.trim().replace(MINUS_SIGNS, '-'));
  if (!match) return undefined;
  const [, open, sign = '', secondSign = '', whole = '', fraction = '', close] = match;
  const signs = sign + secondSign;
  if (signs.length > 1 || (open === undefined) !== (close === undefined) || (open && signs)) return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return undefined;
  return (signs === '-' || open !== undefined) && cents > 0 ? -cents : cents;
}
