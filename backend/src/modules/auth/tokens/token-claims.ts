import { isUUID } from 'class-validator';

export const TOKEN_SECONDS = 8 * 60 * 60;

/** What a token says: whose it is, which of their tokens, and for which version of their access. */
export interface TokenClaims {
  sub: string;
  jti: string;
  ver: number;
  iat: number;
  exp: number;
}

const isSecond = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * The claims of a payload whose signature is already proved, or undefined. A token must end, must not live longer than
 * ours do, and must not come from the future; `now` is the shop's clock, 60 s apart are forgiven for other machines.
 */
export function readClaims(payload: unknown, now: Date): TokenClaims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { sub, jti, ver, iat, exp, nbf } = payload as Record<string, unknown>;
  if (!isUUID(sub) || !isUUID(jti) || !isSecond(ver) || !isSecond(iat) || !isSecond(exp)) return undefined;
  const second = now.getTime() / 1000;
  if (exp <= second || exp - iat > TOKEN_SECONDS || iat > second + 60) return undefined;
  if (nbf !== undefined && (!isSecond(nbf) || nbf > second)) return undefined;
  return { sub: sub as string, jti: jti as string, ver, iat, exp };
}
