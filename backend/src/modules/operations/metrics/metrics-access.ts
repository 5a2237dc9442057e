import { createHash, timingSafeEqual } from 'node:crypto';

export interface MetricsCaller {
  /** Remote address of the socket, not of a header. */
  peer: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface MetricsSettings {
  token: string | undefined;
  production: boolean;
}

/**
 * With a token set, only the token counts. Without one, requests from this host that did not pass a proxy are accepted, but not
 * in production: the simplest proxy configuration adds no header, so it would publish the metrics.
 */
export function mayReadMetrics({ peer, headers }: MetricsCaller, { token, production }: MetricsSettings): boolean {
  const given = /^Bearer (.+)$/.exec(String(headers['authorization']))?.[1];
  if (token !== undefined) return given !== undefined && timingSafeEqual(digest(given), digest(token));
  if (production) return false;
  return LOOPBACK.test(peer ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
