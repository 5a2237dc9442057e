// `npm run bench:visit` adds up what a visit costs, as docs/scaling.md describes it, in ms of processor time, beside a hand-written
// server that serves the same visit. Options: --rounds 3 --seconds 3 --connections 16
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { readyOperation, writeOperations } from './operations.mjs';
import { formatted, markdownTable, median } from './report.mjs';
import { measureRounds } from './rounds.mjs';
import { databasePid, openBaseline, openBenchShop, query } from './servers.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
  },
});
const [rounds, seconds, connections] = ['rounds', 'seconds', 'connections'].map((name) => Number(values[name]));

const ORDER = 'checkout: two adds, one order by Zelle';
/** How often a visit does it. */
const TIMES = {
  page: 1,
  'product detail, random': 2,
  'list of 24 cards': 2,
  image: 30,
  script: 10,
  'add to cart': 0.3,
  [ORDER]: 0.02,
};
const IMAGE = { accept: 'image/avif,image/webp,*/*' };
const BROTLI = { 'accept-encoding': 'br' };

/** More pieces than any round sells, and a way to pay; the pieces of a product are those of its sizes. */
const PLENTY = `begin;
  update product_variants set stock_quantity = 1000000;
  update products p set stock_quantity = coalesce((select sum(stock_quantity) from product_variants where product_id = p.id), 1000000);
  insert into shop_settings (id, values) values (1, '{"zelle": "pay@example.com"}')
    on conflict (id) do update set values = shop_settings.values || excluded.values;
  commit`;

/** The products with a size that can be bought, if they have sizes. */
async function sellable(origin) {
  const read = async (path) => (await fetch(origin + path)).json();
  const products = await read('/api/products');
  return Promise.all(
    products.map(async (product) => ({ ...product, variantId: (await read(`/api/products/${product.id}`)).variants[0]?.id })),
  );
}

/** The uploaded size: the shop of the tests renders no others. */
async function originalImageOf(origin) {
  const { products } = await (await fetch(`${origin}/api/products/listing`)).json();
  return products.find(({ imageUrl }) => imageUrl).imageUrl;
}

async function readyParts(origin) {
  const script = /\/assets\/shop-[\w-]+\.js/.exec(await (await fetch(origin)).text())[0];
  return {
    page: { path: '/products', headers: BROTLI },
    'list of 24 cards': { path: '/api/products/listing', headers: BROTLI },
    image: { path: await originalImageOf(origin), headers: IMAGE },
    script: { path: script, headers: BROTLI },
  };
}

async function casesOf(shop, baseline, catalog, targets) {
  const cases = [];
  for (const [name, request] of Object.entries(await readyParts(shop.origin))) {
    const steps = await readyOperation(name, request, { shop: shop.origin, baseline: baseline.origin });
    cases.push({ name, targets: targets.map((target) => ({ target, steps: steps[target.name] })) });
  }
  for (const [name, { steps, ...rest }] of Object.entries(writeOperations(catalog)))
    cases.push({ name, ...rest, targets: targets.map((target) => ({ target, steps })) });
  return cases;
}

function visitTable(rows) {
  const sums = { shop: [0, 0], baseline: [0, 0] };
  const body = Object.entries(TIMES).map(([name, times]) => {
    const cells = ['shop', 'baseline'].map((target) => {
      const { results } = rows.find((row) => row.name === name && row.target.name === target);
      const cost = ['serverCpuMs', 'databaseCpuMs'].map((key) => median(results.map((result) => result[key])));
      cost.forEach((ms, index) => (sums[target][index] += ms * times));
      return cost.map(formatted).join(' + ');
    });
    return [name, String(times), ...cells];
  });
  const total = ([server, database]) => `${formatted(server)} + ${formatted(database)}`;
  const [ofShop, ofBaseline] = [sums.shop, sums.baseline].map(([server, database]) => server + database);
  body.push(['**a visit**', '', total(sums.shop), total(sums.baseline)]);
  body.push(['**sum**', '', formatted(ofShop), `${formatted(ofBaseline)}; ${formatted(ofShop / ofBaseline)} times`]);
  return markdownTable(['Part', 'Per visit', 'Shop ms, program + Postgres', 'Baseline ms'], body);
}

await buildStale();
const cluster = await startShopCluster({ kinds: ['demo'] });
const closing = [() => cluster.stop()];
try {
  const fill = (url) => query(url, PLENTY);
  const shop = await openBenchShop(cluster, { kind: 'demo', fill });
  closing.unshift(() => shop.stop());
  const catalog = await sellable(shop.origin);
  const baseline = await openBaseline(cluster.postgresUrl, catalog);
  closing.unshift(() => baseline.stop());
  const databasePids = [await databasePid(cluster.postgresUrl)];
  const targets = [
    { name: 'shop', origin: shop.origin, pids: shop.children.map(({ pid }) => pid), databasePids },
    { name: 'baseline', origin: baseline.origin, pids: [baseline.pid], databasePids },
  ];
  const rows = await measureRounds(await casesOf(shop, baseline, catalog, targets), { rounds, seconds, connections });
  console.log(visitTable(rows));
} finally {
  for (const close of closing) await close();
}
