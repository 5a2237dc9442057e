export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardErrors = Partial<Record<keyof CardFields, string>>;

const MIN_DIGITS = 12;
const MAX_DIGITS = 19;
const MONTHS = 12;
const MAX_YEARS_AHEAD = 50;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The Luhn checksum (ISO/IEC 7812-1). */
function passesLuhnCheck(digits: string): boolean {
  const last = digits.length - 1;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const value = (last - index) % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** "12 / 29" -> months since the year 0; undefined for an invalid month. */
function monthOf(expiry: string): number | undefined {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|20\d{2})$/.exec(expiry.trim());
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > MONTHS) return undefined;
  return (2000 + (Number(match[2]) % 100)) * MONTHS + month - 1;
}

function numberError(number: string): string | undefined {
  const digits = digitsOf(number);
  if (digits.length < MIN_DIGITS) return 'Your card number is incomplete.';
  return digits.length > MAX_DIGITS || !passesLuhnCheck(digits) ? 'Your card number is invalid.' : undefined;
}

function expiryError(expiry: string, today: Date): string | undefined {
  const month = monthOf(expiry);
  if (month === undefined) return "Your card's expiration date is incomplete.";
  const now = today.getFullYear() * MONTHS + today.getMonth();
  if (month < now) return "Your card's expiration date is in the past.";
  return month > now + MAX_YEARS_AHEAD * MONTHS ? "Your card's expiration year is invalid." : undefined;
}

/** Uses Stripe's messages, so that the sandbox reads like the real form. */
export function validateCard({ number, expiry, cvc }: CardFields, today: Date): CardErrors {
  const errors: CardErrors = {
    number: numberError(number),
    expiry: expiryError(expiry, today),
    cvc: /^\d{3,4}$/.test(cvc.trim()) ? undefined : "Your card's security code is incomplete.",
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/** "42424242" -> "4242 4242" */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "1229" -> "12 / 29", "4" -> "04 / " */
export function formatExpiry(text: string): string {
  const [, month = '', year] = /^(\d{1,2})\s*(?:\/\s*(\d{0,4}))?$/.exec(text.trim()) ?? [];
  const digits = year === undefined ? digitsOf(text) : month.padStart(2, '0') + (year.length === 4 ? year.slice(2) : year);
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return full.length < 2 ? full : `${full.slice(0, 2)} / ${full.slice(2, 4)}`;
}
