// Measures page loads on a mid-range phone: slow 4G (1.6 Mbit/s, 150 ms), CPU slowed down four times, cold cache, production build.
// Usage: npm run bench:web -- [URL of a running shop, default http://localhost:3000] [runs, default 5]
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const BUDGET = { lcpMs: 1400, cls: 0.02, scriptKb: 110 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.98, uploadThroughput: (0.75e6 / 8) * 0.98 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 5);

async function chromiumPath() {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  // The package reads this variable at import and then unpacks the shared libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: packaged } = await import(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  return packaged.executablePath();
}

/** Runs in the page before any other script. */
function observePage() {
  window.vitals = { lcp: 0, lcpElement: '', cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.vitals.lcp = entry.startTime;
      window.vitals.lcpElement = entry.element?.tagName.toLowerCase() ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.vitals.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The scripts in the server's HTML. Scripts that the page prefetches when idle do not count as first load. */
async function scriptsOf(path) {
  const html = await (await fetch(origin + path)).text();
  const tags = html.match(/<(?:script|link rel="modulepreload")[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []).map((file) => new URL(file, origin).href);
}

async function measure(browser, path, scripts) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observePage);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const { vitals, sizes } = await page.evaluate((scriptUrls) => {
    const fetched = performance.getEntriesByType('resource').filter(({ name }) => scriptUrls.includes(name));
    return { vitals: window.vitals, sizes: fetched.map(({ encodedBodySize }) => encodedBodySize) };
  }, scripts);
  await context.close();
  return { ...vitals, scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const response = await fetch(`${origin}/api/products`);
const [product] = await response.json();
const screens = { Home: '/', Listing: '/products', ...(product ? { Detail: `/products/${product.id}` } : {}) };
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const table = [];
for (const [screen, path] of Object.entries(screens)) {
  const results = [];
  const scripts = await scriptsOf(path);
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser, path, scripts));
  const row = {
    screen,
    'LCP ms': Math.round(median(results.map(({ lcp }) => lcp))),
    'LCP element': results[0].lcpElement,
    CLS: Number(median(results.map(({ cls }) => cls)).toFixed(4)),
    'script KB sent': Number(median(results.map(({ scriptKb }) => scriptKb)).toFixed(1)),
  };
  const withinBudget = row['LCP ms'] < BUDGET.lcpMs && row.CLS < BUDGET.cls && row['script KB sent'] < BUDGET.scriptKb;
  table.push({ ...row, withinBudget });
}
await browser.close();
console.table(table);
process.exitCode = table.every(({ withinBudget }) => withinBudget) ? 0 : 1;
