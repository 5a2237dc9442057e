// `npm run bench:growth` measures what each operation costs as the shop grows: CPU ms of the API and Postgres, one request at a time.
// Options: --products 1000,10000,100000 --orders 500,5000,50000 --rounds 3 --seconds 1 --no-write
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { fillShop } from './fill-shop.mjs';
import { drive } from './load.mjs';
import { growthOperations } from './operations.mjs';
import { peakMb, pssMb } from './processes.mjs';
import { formatted, markdownTable, median, writeSection } from './report.mjs';
import { cpuOf } from './rounds.mjs';
import { databasePid, openBenchShop, query } from './servers.mjs';
import { signIn } from './shop-uploads.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    products: { type: 'string', default: '1000,10000,100000' },
    orders: { type: 'string', default: '500,5000,50000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    write: { type: 'boolean', default: true },
  },
});
const numbers = (text) => text.split(',').map(Number);
const orders = numbers(values.orders);
const sizes = numbers(values.products).map((products, index) => ({ products, orders: orders[index] }));
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const MAX_RATIO = 1.3;
const MAX_MEMORY_RATIO = 1.5;
const MIN_PASSES = 3;

/** CPU ms per pass. */
async function cost(operation, passes) {
  return cpuOf(await drive({ ...operation, connections: 1, passes }));
}

/** As many passes as fit into `seconds`, once the operation is compiled, its caches are filled and earlier work has ended. */
async function passesFor(operation) {
  const run = (passes, settles) => drive({ ...operation, connections: 1, passes, settles });
  const first = await run(1, true);
  const { perSecond } = await run(Math.max(MIN_PASSES, Math.round(first.perSecond * seconds * 0.5)));
  return Math.max(MIN_PASSES, Math.round(perSecond * seconds));
}

async function openSize(cluster, size) {
  const fillStart = performance.now();
  const shop = await openBenchShop(cluster, { fill: (url) => fillShop(url, size), worker: false });
  const fillSeconds = formatted((performance.now() - fillStart) / 1_000);
  process.stderr.write(`${size.products} products: filled and started in ${fillSeconds} s\n`);
  const [api] = shop.children;
  const pids = { pids: [api.pid], databasePids: [await databasePid(cluster.postgresUrl)] };
  const result = { 'start of the API, ms': shop.startMs, 'memory after the start, MB': pssMb([api.pid]) };
  const products = await query(
    shop.databaseUrl,
    'select id, price::text as price from products order by created_at desc limit 1000',
  );
  const operations = Object.entries(growthOperations(products, await signIn(shop.origin))).map(([name, operation]) => [
    name,
    { origin: shop.origin, ...operation, ...pids },
  ]);
  return { shop, result, operations: new Map(operations) };
}

/** The sizes take turns, so that a slow minute of the machine is not one of them. A size without a result has answered with an error. */
async function measure(opened, name) {
  const cases = opened.map(({ operations }) => operations.get(name));
  try {
    const passes = [];
    for (const operation of cases) passes.push(await passesFor(operation));
    const costs = cases.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, operation] of cases.entries()) costs[index].push(await cost(operation, passes[index]));
    }
    for (const [index, { result }] of opened.entries()) result[name] = median(costs[index]);
  } catch (error) {
    process.stderr.write(`${name}: ${error.message}\n`);
  }
}

async function measureSizes(cluster) {
  const opened = [];
  try {
    for (const size of sizes) opened.push(await openSize(cluster, size));
    const names = [...opened[0].operations.keys()];
    // The first operation of a process also pays for what V8 compiles: it is measured a second time.
    for (const name of [names[0], ...names]) await measure(opened, name);
    return opened.map(({ shop, result }) => ({ ...result, 'memory at the peak, MB': peakMb([shop.children[0].pid]) }));
  } finally {
    for (const { shop } of opened) await shop.stop();
  }
}

function growthTable(results) {
  const rows = Object.keys(results[0]).map((name) => {
    const ratio = results.at(-1)[name] / results[0][name];
    const limit = name.startsWith('memory') ? MAX_MEMORY_RATIO : MAX_RATIO;
    return [name, ...results.map((result) => formatted(result[name])), formatted(ratio), ratio <= limit ? 'yes' : 'no'];
  });
  const head = sizes.map(
    (size) => `${size.products.toLocaleString('en-US')} products, ${size.orders.toLocaleString('en-US')} orders`,
  );
  return markdownTable(['CPU ms per operation', ...head, 'Ratio', `Within ${MAX_RATIO} (memory ${MAX_MEMORY_RATIO})`], rows);
}

await buildStale();
const cluster = await startShopCluster({ kinds: ['empty'] });
try {
  const text = growthTable(await measureSizes(cluster));
  console.log(text);
  if (values.write) await writeSection('growth', text);
} finally {
  await cluster.stop();
}
