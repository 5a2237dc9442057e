import { isUUID } from 'class-validator';

export const TOKEN_SECONDS = 8 * 60 * 60;

/** JWT claims: user id, token id, the user's token version, and the times in seconds. */
interface TokenClaims {
  sub: string;
  jti: string;
  ver: number;
  iat: number;
  exp: number;
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * The claims of a payload whose signature is verified, or undefined. Rejects tokens that do not expire, that live longer
 * than TOKEN_SECONDS, and that were issued in the future; allows 60 s of clock skew.
 */
export function readClaims(payload: unknown, now: Date): TokenClaims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { sub, jti, ver, iat, exp, nbf } = payload as Record<string, unknown>;
  if (!isUUID(sub) || !isUUID(jti) || !isInteger(ver) || !isInteger(iat) || !isInteger(exp)) return undefined;
  const seconds = now.getTime() / 1000;
  if (exp <= seconds || exp - iat > TOKEN_SECONDS || iat > seconds + 60) return undefined;
  if (nbf !== undefined && (!isInteger(nbf) || nbf > seconds)) return undefined;
  return { sub: sub as string, jti: jti as string, ver, iat, exp };
}
