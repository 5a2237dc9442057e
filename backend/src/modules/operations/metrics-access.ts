import { createHash, timingSafeEqual } from 'node:crypto';

export interface MetricsCaller {
  /** Address of the other end of the line, not of a header. */
  peer: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** With the token from anywhere; without it only from this machine itself, and not through a proxy on it. */
export function mayReadMetrics({ peer, headers }: MetricsCaller, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(String(headers['authorization']))?.[1];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return LOOPBACK.test(peer ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}
