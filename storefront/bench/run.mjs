// `npm run bench:web` visits Home, a listing of 2,000 products and a product on an emulated phone (slow 4G, CPU four times slower, cold
// cache, production build) and fails when a page exceeds the budget. Starts its own shop, or measures a running one.
// Options: --url http://localhost:3000 --runs 5 --requests (lists the requests of each page) --no-write
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { openShopWithImages } from './shop.mjs';
import { visit } from './visit.mjs';

const BUDGET = { lcpMs: 1_000, blockingMs: 120, requests: 12, scriptKb: 135, cls: 0.02, interactionMs: 100 };

const { values } = parseArgs({
  allowNegative: true,
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    requests: { type: 'boolean', default: false },
    write: { type: 'boolean', default: true },
  },
});

async function chromiumPath() {
  const { findChromium } = await import(new URL('../../backend/scripts/find-chromium.mjs', import.meta.url).href);
  return findChromium();
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Opens the filters of the listing and makes a choice. */
async function useListing(page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('region', { name: 'Filters', exact: true });
  await filters.getByRole('radio', { checked: false, disabled: false }).first().click();
  await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
}

async function measure(origin, runs) {
  const [{ id }] = await (await fetch(`${origin}/api/products`)).json();
  const screens = [
    { name: 'Home', path: '/' },
    { name: 'Listing', path: '/products', interact: useListing },
    { name: 'Detail', path: `/products/${id}` },
  ];
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    // The server is warm, the browser is not.
    for (const { path } of screens) await (await fetch(origin + path)).text();
    const visits = screens.map((screen) => ({ ...screen, results: [] }));
    for (let run = 0; run < runs; run++) {
      for (const { path, interact, results } of visits) results.push(await visit(browser, origin + path, interact));
    }
    return visits;
  } finally {
    await browser.close();
  }
}

function rowOf({ name, results }) {
  const of = (value) => median(results.map(value));
  const figures = {
    lcpMs: of(({ lcp }) => lcp),
    blockingMs: of(({ blocking }) => blocking),
    requests: of(({ requests }) => requests.length),
    scriptKb: of(({ scriptKb }) => scriptKb),
    cls: of(({ cls }) => cls),
    interactionMs: of(({ interactionMs }) => interactionMs ?? 0),
  };
  const exceeded = Object.keys(BUDGET).filter((key) => figures[key] > BUDGET[key]);
  return { name, lcpElement: results[0].lcpElement, figures, exceeded };
}

function toMarkdown(rows) {
  const head = ['Page', 'LCP ms', 'LCP element', 'Blocking ms', 'Requests', 'JavaScript kB (gzip)', 'CLS', 'Interaction ms'];
  const body = rows.map(({ name, lcpElement, figures }) => [
    name,
    Math.round(figures.lcpMs),
    lcpElement.replace(/[0-9a-f-]{36}/, '...'),
    Math.round(figures.blockingMs),
    figures.requests,
    figures.scriptKb.toFixed(1),
    figures.cls.toFixed(3),
    figures.interactionMs ? Math.round(figures.interactionMs) : '-',
  ]);
  const budget = [
    'Budget',
    BUDGET.lcpMs,
    '',
    BUDGET.blockingMs,
    BUDGET.requests,
    BUDGET.scriptKb,
    BUDGET.cls,
    BUDGET.interactionMs,
  ];
  return [head, head.map(() => '---'), ...body, budget].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const shop = values.url ? { origin: values.url, stop: async () => undefined } : await openShopWithImages();
try {
  const visits = await measure(shop.origin, Number(values.runs));
  const rows = visits.map(rowOf);
  const text = toMarkdown(rows);
  console.log(text);
  if (values.requests) for (const { name, results } of visits) console.log(name, results[0].requests);
  if (values.write) {
    const { writeSection } = await import(new URL('../../backend/bench/report.mjs', import.meta.url).href);
    await writeSection('bench-web', `Medians of ${values.runs} cold visits.\n\n${text}`);
  }
  const exceeded = rows.flatMap(({ name, exceeded: keys }) => keys.map((key) => `${name}: ${key}`));
  if (exceeded.length > 0) console.error(`Over the budget: ${exceeded.join(', ')}`);
  process.exitCode = exceeded.length > 0 ? 1 : 0;
} finally {
  await shop.stop();
}
