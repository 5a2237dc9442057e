export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** RFC 5322's dot-atom, with letters of all languages (RFC 6531); no quoted local parts. */
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Labels of letters, digits and hyphens, the last one without digits or in punycode. */
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/**
 * The one rule for email addresses, for the server and for every form. The text must be trimmed. None begins with a hyphen,
 * which command-line mailers read as an option.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return (
    at > 0 &&
    !text.startsWith('-') &&
    byteLength(text) <= MAX_EMAIL_LENGTH &&
    byteLength(local) <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(domain)
  );
}
