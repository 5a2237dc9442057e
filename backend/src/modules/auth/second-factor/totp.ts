import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones are a little wrong, and typing takes time: the code before and the one after are accepted too. */
const WINDOW = 1;

/** 160 random bits, as RFC 4226 recommends; base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const totpUri = (secret: string, username: string, issuer: string): string =>
  new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret) }).toString();

/** The number of the period to which the code belongs, or undefined for a wrong, late or early code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
