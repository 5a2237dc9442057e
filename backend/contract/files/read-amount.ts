/** 9,999,999.99 */
const MAX_CENTS = 999_999_999;
const MAX_CHARACTERS = 40;
/** "+ $64.00", "$(64.00)", "64.00-", "64.00 DR", "USD 64.00" */
const AMOUNT =
  /^([+-]?)\s*(?:USD|(?:US)?\$)?\s*(\()?\s*([+-]?)\s*(?:(?:US)?\$)?\s*([+-]?)\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*([+-]?)(\))?\s*(?:USD)?\s*(?:(CR|DR|DB|credit|debit)\.?)?$/i;
const CREDIT = /^cr/i;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/**
 * Cents of an amount in the spellings of US banks, read digit by digit; undefined for what leaves a doubt, such as "64,00" or two marks
 * that contradict each other.
 */
export function readAmount(text: string): number | undefined {
  if (text.length > MAX_CHARACTERS || text.split('$').length > 2) return undefined;
  const match = AMOUNT.exec(text.trim().replace(MINUS_SIGNS, '-'));
  if (!match) return undefined;
  const [, before = '', open, inside = '', last = '', whole = '', fraction = '', behind = '', close, side] = match;
  const signs = before + inside + last + behind;
  const isBracketed = open !== undefined;
  if (signs.length > 1 || isBracketed !== (close !== undefined) || (isBracketed && signs !== '')) return undefined;
  const isMinus = isBracketed || signs === '-';
  if (side !== undefined && (CREDIT.test(side) ? isMinus : signs === '+')) return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return undefined;
  const isNegative = isMinus || (side !== undefined && !CREDIT.test(side));
  return isNegative && cents > 0 ? -cents : cents;
}
