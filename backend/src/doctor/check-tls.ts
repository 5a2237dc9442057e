import { once } from 'node:events';
import { connect } from 'node:tls';
import { reasonOf } from '#platform/reason-of.js';
import { type CheckResult, ok, problem, warning } from './check-result.js';

const DAY_MS = 24 * 3_600_000;
const TIMEOUT_MS = 10_000;
/** Certbot renews 30 days before the end. */
const MIN_DAYS = 14;

/** The certificate of an https origin, and whether http leads there. */
export async function checkTls(origin: string): Promise<CheckResult[]> {
  const url = new URL(origin);
  if (url.protocol !== 'https:') return [];
  return [await checkCertificate(url), ...(url.port === '' ? [await checkRedirect(url)] : [])];
}

async function checkCertificate(url: URL): Promise<CheckResult> {
  const options = { host: url.hostname, port: Number(url.port || 443), servername: url.hostname, timeout: TIMEOUT_MS };
  const socket = connect(options).once('timeout', () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
    if (days < MIN_DAYS) return warning('certificate', `ends in ${days} days; run "certbot renew" and look at its output`);
    return ok('certificate', `valid for ${days} days`);
  } catch (error) {
    return problem('certificate', `browsers refuse it: ${reasonOf(error)}`);
  } finally {
    socket.destroy();
  }
}

async function checkRedirect(url: URL): Promise<CheckResult> {
  try {
    const response = await fetch(`http://${url.host}/`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const location = response.headers.get('location') ?? '';
    if (response.status >= 300 && response.status < 400 && location.startsWith('https://'))
      return ok('redirect', 'http leads to https');
    return problem(
      'redirect',
      `http://${url.host}/ is ${response.status} and does not lead to https; see deploy/nginx/shop.conf`,
    );
  } catch (error) {
    return warning('redirect', `http://${url.host}/ does not answer: ${reasonOf(error)}`);
  }
}
