import { createHash, timingSafeEqual } from 'node:crypto';

interface MetricsCaller {
  /** Remote address of the socket, not of a header. */
  peer: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Accepts the token from any host; without it, only requests from this host that did not pass a proxy. */
export function mayReadMetrics({ peer, headers }: MetricsCaller, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(String(headers['authorization']))?.[1];
  if (token !== undefined && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return LOOPBACK.test(peer ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
