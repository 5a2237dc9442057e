import type { Config } from '../config.js';
import { COMMIT, VERSION } from '../platform/version.js';
import { reasonOf } from '#platform/reason-of.js';
import { type CheckResult, ok, problem, warning } from './check-result.js';

const TIMEOUT_MS = 15_000;
const MAX_CLOCK_DIFFERENCE_S = 30;
const MAX_WAITING_S = 900;

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'user-agent': 'shop-doctor', ...headers },
  });

const isLocal = (origin: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

type Asked = Pick<Config, 'METRICS_TOKEN' | 'PUBLIC_ORIGIN'>;

/** The running shop as a shopper reaches it at `origin`. It tells more to METRICS_TOKEN, which is sent to the shop's own address only. */
export async function checkShop(origin: string, config: Asked): Promise<CheckResult[]> {
  let health: Response;
  try {
    health = await get(`${origin}/api/health`);
  } catch (error) {
    return [problem('shop', `${origin} does not answer: ${reasonOf(error)}. Check DNS, firewall, proxy and "systemctl status"`)];
  }
  const first = await checkHealth(origin, health);
  if (first.some(({ state }) => state === 'problem')) return first;
  return [
    ...first,
    ...(await checkParts(origin, tokenFor(origin, config))),
    await checkPage(origin),
    await checkMetricsClosed(origin),
  ];
}

async function checkHealth(origin: string, response: Response): Promise<CheckResult[]> {
  const body = (await response.json().catch(() => ({}))) as { status?: string; version?: string; commit?: string };
  if (body.status !== 'ok')
    return [problem('shop', `${origin}/api/health is ${response.status} and not the shop's; the proxy leads elsewhere`)];
  const [running, own] = [releaseOf(body.version, body.commit), releaseOf(VERSION, COMMIT)];
  const results = [
    running === own
      ? ok('shop', `${origin} answers, version ${own}`)
      : warning('shop', `${origin} runs version ${running}, and this is ${own}; restart the processes`),
  ];
  const date = response.headers.get('date');
  const difference = date === null ? 0 : Math.round(Math.abs(Date.parse(date) - Date.now()) / 1_000);
  if (difference > MAX_CLOCK_DIFFERENCE_S)
    results.push(problem('clock', `this machine and the shop differ by ${difference} s; install chrony on both`));
  return results;
}

const releaseOf = (version = 'unknown', commit?: string): string =>
  commit === undefined ? version : `${version} (commit ${commit.slice(0, 12)})`;

/** The token, where nobody else gets it, also on the way. */
function tokenFor(origin: string, { METRICS_TOKEN, PUBLIC_ORIGIN }: Asked): string | undefined {
  const isOwn = isLocal(origin) || (origin === PUBLIC_ORIGIN && origin.startsWith('https://'));
  return isOwn ? METRICS_TOKEN : undefined;
}

/** What the shop says about its database, queues, worker and backups. */
async function checkParts(origin: string, token: string | undefined): Promise<CheckResult[]> {
  const response = await get(`${origin}/api/health/ready`, token === undefined ? {} : { authorization: `Bearer ${token}` });
  const { status, parts = {} } = (await response.json()) as { status: string; parts?: Record<string, string> };
  const overall = status === 'ready' ? [] : [problem('ready', 'the shop should not get requests; the lines below say why')];
  return [...overall, ...Object.entries(parts).map(([part, text]) => checkPart(part, text))];
}

function checkPart(part: string, text: string): CheckResult {
  if (text === 'warning')
    return warning(part, 'is not ok, and only METRICS_TOKEN lets the doctor read why; otherwise see the log');
  if (text.startsWith('warning: ')) return warning(part, text.slice('warning: '.length));
  if (text === 'unknown') return warning(part, 'could not be read');
  if (text === 'unreachable' || text === 'silent' || text === 'shutting down') return problem(part, text);
  const oldest = Number(/oldest (\d+) s/.exec(text)?.[1] ?? 0);
  if (oldest > MAX_WAITING_S) return problem(part, `${text}; see "ShopQueueStuck" in docs/operations.md`);
  const failed = Number(/(\d+) failed/.exec(text)?.[1] ?? 0);
  if (failed > 0) return warning(part, `${text}; "Open Queues" in the admin shows why and retries them`);
  return ok(part, `the shop says "${text}"`);
}

/** A page without its scripts looks right and has dead buttons. */
async function checkPage(origin: string): Promise<CheckResult> {
  const page = await get(`${origin}/`);
  const html = await page.text();
  if (page.status !== 200) return problem('page', `the home page is ${page.status}; see "ShopErrors" in docs/operations.md`);
  const assets = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path));
  for (const path of assets) {
    const { status } = await get(`${origin}${path}`);
    if (status !== 200) return problem('page', `${path} of the home page is ${status}; the processes run different releases`);
  }
  return ok('page', `the home page and its ${assets.size} scripts and styles are there`);
}

async function checkMetricsClosed(origin: string): Promise<CheckResult> {
  const { status } = await get(`${origin}/metrics`);
  if (status !== 200 || isLocal(origin)) return ok('metrics', 'closed to the outside');
  return problem('metrics', `everybody can read ${origin}/metrics; set METRICS_TOKEN, and close it in the proxy`);
}
