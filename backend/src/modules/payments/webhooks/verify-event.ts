import type { Stripe } from 'stripe';

const TOLERANCE_S = 300;
const MIN_SECRET_LENGTH = 16;

/**
 * The event when one of the secrets signed exactly these bytes within the last five minutes, otherwise undefined. Also rejects
 * what the SDK accepts: any time in the future (stripe 23.1.0, Webhooks.js) and an empty secret, which makes every forgery
 * valid (CVE-2026-41432).
 */
export async function verifyEvent(
  body: Buffer,
  header: unknown,
  secrets: readonly string[],
  now: Date,
): Promise<Stripe.Event | undefined> {
  if (typeof header !== 'string' || body.length === 0) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  if (!(Math.abs(seconds - signedAt(header)) <= TOLERANCE_S)) return undefined;
  // Imported on demand, as in createPaymentGateway.
  const { default: StripeSdk } = await import('stripe');
  for (const secret of secrets) {
    if (secret.length < MIN_SECRET_LENGTH) continue;
    try {
      return StripeSdk.webhooks.constructEvent(body, header, secret, TOLERANCE_S, undefined, seconds);
    } catch {
      // Signed with another secret, or not an event: try the next secret.
    }
  }
  return undefined;
}

/** NaN unless there is exactly one time: of several, the SDK would use another one than is checked here. */
function signedAt(header: string): number {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  const [time = ''] = times;
  return times.length === 1 && /^t=\d{1,12}$/.test(time) ? Number(time.slice(2)) : Number.NaN;
}
