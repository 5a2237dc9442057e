// `npm run bench:smoke` fails when the shop's CPU cost has doubled against the baseline's, compared with smoke-ratios.json. It counts
// CPU time in interleaved rounds, and what seems too slow is measured again, so that a busy machine changes nothing. `--write` accepts
// the figures of this run.
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
/** Half a second of CPU time, as the kernel counts hundredths. The same work on every machine, so that a busy one only takes longer. */
const PASSES = 150;
const CHECKOUT_PASSES = 6;
/** Of what seems too slow: a cost that has really doubled is too slow each time. */
const MAX_MEASUREMENTS = 3;
/** Home is left out: its sixteen renderings expire after a minute, which a busy machine may need. */
const READY = ['whole catalog, br', 'page listing, br', 'page detail, br'];

/** The ratios of the named operations, by name. */
async function measure(cluster, names) {
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
    const rows = await measureRounds(
      cases.filter(({ name }) => !names || names.includes(name)),
      { rounds: ROUNDS, connections: CONNECTIONS },
    );
    return ratiosOf(rows);
  } finally {
    baseline.stop();
    await shop.stop();
  }
}

function ratiosOf(rows) {
  const found = {};
  for (const row of rows.filter(({ target }) => target.name === 'shop')) {
    const baseline = rows.find((other) => other.name === row.name && other.target.name === 'baseline');
    const total = (results) => results.reduce((sum, result) => sum + cpuOf(result), 0);
    found[row.name] = Number((total(baseline.results) / total(row.results)).toPrecision(2));
  }
  return found;
}

/** Prints what was found and returns the operations that cost at least twice as much as is committed. */
function slowerThan(committed, found) {
  for (const [name, ratio] of Object.entries(found))
    console.log(`${name}: ${formatted(ratio)}, committed ${formatted(committed[name])}`);
  return Object.keys(found).filter((name) => !(found[name] >= committed[name] * MIN_SHARE));
}

await buildStale();
const cluster = await startShopCluster({ kinds: ['empty'] });
try {
  if (process.argv.includes('--write')) {
    await writeFile(RATIOS, `${JSON.stringify(await measure(cluster), null, 2)}\n`);
  } else {
    const committed = JSON.parse(await readFile(RATIOS, 'utf8'));
    let slower = Object.keys(committed);
    for (let time = 1; time <= MAX_MEASUREMENTS && slower.length > 0; time++)
      slower = slowerThan(committed, await measure(cluster, slower));
    if (slower.length > 0) {
      console.error(
        `At least twice the committed cost: ${slower.join('; ')}. If that is intended: npm run bench:smoke -- --write`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await cluster.stop();
}
