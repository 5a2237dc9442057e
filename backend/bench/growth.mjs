// `npm run bench:growth` measures what each operation costs as the shop grows: CPU ms of the API and Postgres, one request at a time.
// Options: --products 1000,10000,100000 --orders 500,5000,50000 --seconds 1.5 --no-write
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { fillShop } from './fill-shop.mjs';
import { drive } from './load.mjs';
import { growthOperations } from './operations.mjs';
import { peakMb, pssMb } from './processes.mjs';
import { formatted, markdownTable, writeSection } from './report.mjs';
import { cpuOf } from './rounds.mjs';
import { databasePid, openBenchShop, query } from './servers.mjs';
import { signIn } from './shop-uploads.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    products: { type: 'string', default: '1000,10000,100000' },
    orders: { type: 'string', default: '500,5000,50000' },
    seconds: { type: 'string', default: '1.5' },
    write: { type: 'boolean', default: true },
  },
});
const numbers = (text) => text.split(',').map(Number);
const orders = numbers(values.orders);
const sizes = numbers(values.products).map((products, index) => ({ products, orders: orders[index] }));
const seconds = Number(values.seconds);
const MAX_RATIO = 1.3;
const MAX_MEMORY_RATIO = 1.5;
const MIN_PASSES = 3;

/** CPU ms per pass; undefined when the shop answers with an error. */
async function cost(operation, name) {
  const run = (passes) => drive({ ...operation, connections: 1, passes });
  try {
    const first = await run(1);
    const passes = Math.max(MIN_PASSES, Math.round(first.perSecond * seconds * 0.5));
    const { perSecond } = await run(passes);
    return cpuOf(await run(Math.max(MIN_PASSES, Math.round(perSecond * seconds))));
  } catch (error) {
    process.stderr.write(`${name}: ${error.message}\n`);
    return undefined;
  }
}

async function measureSize(cluster, size) {
  const fillStart = performance.now();
  const shop = await openBenchShop(cluster, { fill: (url) => fillShop(url, size), worker: false });
  try {
    process.stderr.write(
      `${size.products} products: filled and started in ${formatted((performance.now() - fillStart) / 1_000)} s\n`,
    );
    const [api] = shop.children;
    const pids = { pids: [api.pid], databasePids: [await databasePid(cluster.postgresUrl)] };
    const result = { 'start of the API, ms': shop.startMs, 'memory after the start, MB': pssMb([api.pid]) };
    const products = await query(
      shop.databaseUrl,
      'select id, price::text as price from products order by created_at desc limit 1000',
    );
    const operations = growthOperations(products, await signIn(shop.origin));
    for (const [name, operation] of Object.entries(operations)) {
      result[name] = await cost({ origin: shop.origin, ...operation, ...pids }, name);
    }
    return { ...result, 'memory at the peak, MB': peakMb([api.pid]) };
  } finally {
    await shop.stop();
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
  const results = [];
  for (const size of sizes) results.push(await measureSize(cluster, size));
  const text = growthTable(results);
  console.log(text);
  if (values.write) await writeSection('growth', text);
} finally {
  await cluster.stop();
}
