import StripeSdk, { type Stripe } from 'stripe';

export const TOLERANCE_S = 300;
const LEAST_SECRET = 16;

/**
 * The event, when one of the secrets signed exactly these bytes within five minutes; otherwise undefined. The SDK alone
 * accepts any time in the future (stripe 23.1.0, Webhooks.js), and an empty secret makes every forgery valid
 * (CVE-2026-41432): both are refused here.
 */
export function verifyEvent(body: Buffer, header: unknown, secrets: readonly string[], now: Date): Stripe.Event | undefined {
  if (typeof header !== 'string' || body.length === 0) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  if (!(Math.abs(seconds - signedAt(header)) <= TOLERANCE_S)) return undefined;
  for (const secret of secrets) {
    if (secret.length < LEAST_SECRET) continue;
    try {
      return StripeSdk.webhooks.constructEvent(body, header, secret, TOLERANCE_S, undefined, seconds);
    } catch {
      // Not this secret's signature, or no event at all: both are no.
    }
  }
  return undefined;
}

/** NaN unless there is exactly one time: of several, the SDK would take another one than is checked here. */
function signedAt(header: string): number {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  const [time = ''] = times;
  return times.length === 1 && /^t=\d{1,12}$/.test(time) ? Number(time.slice(2)) : Number.NaN;
}
