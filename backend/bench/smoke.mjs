// `npm run bench:smoke` fails when the shop's CPU cost has doubled against the baseline's, compared with smoke-ratios.json. It counts
// CPU time in interleaved rounds, so that a busy machine changes nothing. `--write` accepts the figures of this run.
import { readFile, writeFile } from 'node:fs/promises';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { fillShop } from './fill-shop.mjs';
import { readyOperation, readyOperations, writeOperations } from './operations.mjs';
import { formatted } from './report.mjs';
import { cpuOf, measureRounds } from './rounds.mjs';
import { databasePid, openBaseline, openBenchShop } from './servers.mjs';

const RATIOS = new URL('smoke-ratios.json', import.meta.url);
const MIN_SHARE = 0.5;
const PRODUCTS = 200;
const ROUNDS = 3;
const CONNECTIONS = 8;
/** Enough CPU time for the kernel's hundredths of a second. The same work on every machine, so that a busy one only takes longer. */
const PASSES = 30;
const CHECKOUT_PASSES = 6;
/** Home is left out: its sixteen renderings expire after a minute, which a busy machine may need. */
const READY = ['whole catalog, br', 'page listing, br', 'page detail, br'];

async function measure(cluster) {
  const shop = await openBenchShop(cluster, { fill: (url) => fillShop(url, { products: PRODUCTS }) });
  const catalog = await (await fetch(`${shop.origin}/api/products`)).json();
  const baseline = await openBaseline(cluster.postgresUrl, catalog);
  try {
    const databasePids = [await databasePid(cluster.postgresUrl)];
    const ofShop = { name: 'shop', origin: shop.origin, pids: shop.children.map(({ pid }) => pid), databasePids };
    const ofBaseline = { name: 'baseline', origin: baseline.origin, pids: [baseline.pid], databasePids };
    const cases = Object.entries(writeOperations(catalog)).map(([name, { steps, ...rest }]) => ({
      name,
      ...rest,
      passes: rest.settles ? CHECKOUT_PASSES : PASSES,
      targets: [ofShop, ofBaseline].map((target) => ({ target, steps })),
    }));
    const ready = readyOperations(catalog[0].id);
    for (const name of READY) {
      const request = ready[name];
      const steps = await readyOperation(name, request, { shop: shop.origin, baseline: baseline.origin });
      const targets = [ofShop, ofBaseline].map((target) => ({ target, steps: target === ofShop ? steps.shop : steps.baseline }));
      cases.push({ name, targets, passes: PASSES });
    }
    return await measureRounds(cases, { rounds: ROUNDS, connections: CONNECTIONS });
  } finally {
    baseline.stop();
    await shop.stop();
  }
}

await buildStale();
const cluster = await startShopCluster({ kinds: ['empty'] });
try {
  const rows = await measure(cluster);
  const found = {};
  for (const row of rows.filter(({ target }) => target.name === 'shop')) {
    const baseline = rows.find((other) => other.name === row.name && other.target.name === 'baseline');
    const total = (results) => results.reduce((sum, result) => sum + cpuOf(result), 0);
    found[row.name] = Number((total(baseline.results) / total(row.results)).toPrecision(2));
  }
  const accepts = process.argv.includes('--write');
  const committed = accepts ? {} : JSON.parse(await readFile(RATIOS, 'utf8'));
  const slower = Object.keys(committed).filter((name) => !(found[name] >= committed[name] * MIN_SHARE));
  for (const [name, ratio] of Object.entries(found))
    console.log(`${name}: ${formatted(ratio)}, committed ${formatted(committed[name])}`);
  if (accepts) await writeFile(RATIOS, `${JSON.stringify(found, null, 2)}\n`);
  else if (slower.length > 0) {
    console.error(`At least twice the committed cost: ${slower.join('; ')}. If that is intended: npm run bench:smoke -- --write`);
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}
