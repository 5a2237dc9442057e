/** Money is integer cents inside and a two-decimal string ("48.00") at the edge; these are the only two doors. */

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Cents of a decimal string or number such as "48", "48.5", "48.00". Throws RangeError on anything else. */
export function toCents(amount: string | number): number {
  const match = DECIMAL.exec(String(amount));
  if (!match) throw new RangeError(`Not an amount of money: ${String(amount)}`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** As `toCents`, for what may lower a total, such as "-5.00". */
export function signedCents(amount: string): number {
  return amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount);
}

/** Two-decimal string of integer cents: 4800 -> "48.00". */
export function fromCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Cents of `quantity` pieces at a decimal unit price. */
export function lineCents(unitPrice: string | number, quantity: number): number {
  return toCents(unitPrice) * quantity;
}
