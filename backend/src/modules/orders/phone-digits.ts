const PHONE = /^[\d\s()+./-]+$/;
const MIN_PHONE_DIGITS = 7;

/** The digits of a search that can be a phone number, without the country code, as `details_text` holds them. */
export function phoneDigits(search: string): string | undefined {
  const digits = search.replaceAll(/\D/g, '').replace(/^1(\d{10})$/, '$1');
  return PHONE.test(search) && digits.length >= MIN_PHONE_DIGITS ? digits : undefined;
}
