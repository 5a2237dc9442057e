// One cold visit of a page on an emulated mid-range phone.
import { gzipSync } from 'node:zlib';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;
/** A page is quiet when nothing was requested or received for this long. Longer than the delay of anything that prefetches. */
const QUIET_MS = 2_500;
const MAX_VISIT_MS = 60_000;

/** Runs in the page before any other script. */
function observePage() {
  window.vitals = { lcp: 0, lcpElement: '', cls: 0, blocking: 0, interaction: 0, longTasks: [] };
  const observe = (options, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ buffered: true, ...options });
  observe({ type: 'largest-contentful-paint' }, ({ startTime, element, url }) => {
    window.vitals.lcp = startTime;
    window.vitals.lcpElement = `${element?.tagName.toLowerCase() ?? ''} ${url.split('/').at(-1) ?? ''}`.trim();
  });
  observe({ type: 'layout-shift' }, ({ hadRecentInput, value }) => {
    if (!hadRecentInput) window.vitals.cls += value;
  });
  observe({ type: 'longtask' }, ({ startTime, duration }) => {
    window.vitals.blocking += Math.max(0, duration - 50);
    window.vitals.longTasks.push(`${Math.round(startTime)}: ${Math.round(duration)}`);
  });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) window.vitals.interaction = Math.max(window.vitals.interaction, duration);
  });
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Notes every request and what its answer was. */
async function watchRequests(cdp) {
  const watched = { requests: [], lastActivity: performance.now() };
  const byId = new Map();
  const touch = () => (watched.lastActivity = performance.now());
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    touch();
    const entry = { requestId, url: request.url, type, bytes: 0 };
    byId.set(requestId, entry);
    if (!request.url.startsWith('data:')) watched.requests.push(entry);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    touch();
    const entry = byId.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable', { maxTotalBufferSize: 1e8, maxResourceBufferSize: 1e7 });
  return watched;
}

async function untilQuiet(watched) {
  const end = performance.now() + MAX_VISIT_MS;
  do await pause(100);
  while (performance.now() < end && performance.now() - watched.lastActivity < QUIET_MS);
}

async function gzippedScripts(cdp, requests) {
  let bytes = 0;
  for (const { requestId } of requests.filter(({ type }) => type === 'Script')) {
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId });
    bytes += gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
  }
  return bytes;
}

/** Loads the page, waits until it is quiet, then runs `interact` on it. */
export async function visit(browser, url, interact) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const watched = await watchRequests(cdp);
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'load', timeout: MAX_VISIT_MS });
    await untilQuiet(watched);
    const loaded = await page.evaluate(() => ({ ...window.vitals }));
    const scriptBytes = await gzippedScripts(cdp, watched.requests);
    const requests = watched.requests.map(({ url: address, type, bytes }) => ({ address, type, bytes }));
    let interactionMs;
    if (interact) {
      await interact(page);
      await untilQuiet(watched);
      interactionMs = await page.evaluate(() => window.vitals.interaction);
    }
    return { ...loaded, interactionMs, requests, scriptKb: scriptBytes / 1_000 };
  } finally {
    await context.close();
  }
}
