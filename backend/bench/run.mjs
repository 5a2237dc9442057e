// `npm run bench` compares the shop with a hand-written server on the same machine and the same Postgres, in interleaved rounds, and
// writes the table of docs/performance.md. Options: --rounds 3 --seconds 4 --connections 16 --products 1000 --no-write
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { fillShop } from './fill-shop.mjs';
import { readyOperation, readyOperations, writeOperations } from './operations.mjs';
import { pssMb } from './processes.mjs';
import { formatted, markdownTable, median, withSpread, writeSection } from './report.mjs';
import { cpuOf, measureRounds, ratios } from './rounds.mjs';
import { databasePid, openBaseline, openBenchShop, startRedis } from './servers.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
    products: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: true },
  },
});
const [rounds, seconds, connections, products] = ['rounds', 'seconds', 'connections', 'products'].map((name) =>
  Number(values[name]),
);

const memoryOf = ({ children: [api, worker] }, postgresPid) => ({
  API: pssMb([api.pid]),
  worker: pssMb([worker.pid]),
  Postgres: pssMb([postgresPid]),
});

function targetOf(name, shop, databasePids) {
  return { name, origin: shop.origin, pids: shop.children.map(({ pid }) => pid), databasePids };
}

function resultTable(rows) {
  const body = rows
    .filter(({ target }) => target.name !== 'baseline')
    .map((row) => {
      const baseline = rows.find((other) => other.name === row.name && other.target.name === 'baseline');
      const ofShop = (key) => formatted(median(row.results.map((result) => result[key])));
      const ofBaseline = (key) => formatted(median(baseline.results.map((result) => result[key])));
      return [
        row.bytes ? `${row.name} (${formatted(row.bytes / 1_000)} kB)` : row.name,
        row.target.name,
        ofShop('perSecond'),
        ofBaseline('perSecond'),
        withSpread(ratios(row, baseline, ({ perSecond }) => perSecond)),
        `${ofShop('serverCpuMs')} + ${ofShop('databaseCpuMs')}`,
        `${ofBaseline('serverCpuMs')} + ${ofBaseline('databaseCpuMs')}`,
        withSpread(ratios(row, baseline, (result) => 1 / cpuOf(result))),
        ofShop('p99Ms'),
      ];
    });
  const head = [
    'Operation',
    'Queue',
    'Shop /s',
    'Baseline /s',
    'Ratio',
    'Shop CPU ms',
    'Baseline CPU ms',
    'CPU ratio',
    'Shop p99 ms',
  ];
  return markdownTable(head, body);
}

async function readyCases(shop, baseline, targets, productId) {
  const cases = [];
  for (const [name, request] of Object.entries(readyOperations(productId))) {
    const { bytes, ...steps } = await readyOperation(name, request, { shop: shop.origin, baseline: baseline.origin });
    cases.push({
      name,
      bytes,
      targets: [
        { target: targets.shop, steps: steps.shop },
        { target: targets.baseline, steps: steps.baseline },
      ],
    });
  }
  return cases;
}

await buildStale();
const cluster = await startShopCluster({ kinds: ['empty'] });
const closing = [() => cluster.stop()];
try {
  const postgres = await databasePid(cluster.postgresUrl);
  const fill = (url) => fillShop(url, { products });
  const shop = await openBenchShop(cluster, { fill });
  closing.unshift(() => shop.stop());
  const atStart = memoryOf(shop, postgres);
  const catalog = await (await fetch(`${shop.origin}/api/products`)).json();
  const baseline = await openBaseline(cluster.postgresUrl, catalog);
  closing.unshift(() => baseline.stop());
  const redis = await startRedis();
  if (redis) closing.unshift(() => redis.stop());
  else process.stderr.write('redis-server is not installed: the queues of Redis are not measured\n');
  const redisShop = redis && (await openBenchShop(cluster, { fill, env: { REDIS_URL: redis.url } }));
  if (redisShop) closing.unshift(() => redisShop.stop());

  const targets = {
    shop: targetOf('Postgres', shop, [postgres]),
    baseline: { name: 'baseline', origin: baseline.origin, pids: [baseline.pid], databasePids: [postgres] },
  };
  const writes = Object.entries(writeOperations(catalog)).map(([name, { steps, ...rest }]) => ({
    name,
    ...rest,
    targets: Object.values(targets).map((target) => ({ target, steps })),
  }));
  if (redisShop) {
    const catalogOfRedis = await (await fetch(`${redisShop.origin}/api/products`)).json();
    const [name, { steps }] = Object.entries(writeOperations(catalogOfRedis)).at(-1);
    const target = targetOf('Redis', redisShop, [postgres, redis.pid]);
    writes.find((one) => one.name === name).targets.push({ target, steps });
  }
  const cases = [...writes, ...(await readyCases(shop, baseline, targets, catalog[0].id))];
  const rows = await measureRounds(cases, { rounds, seconds, connections });
  const memory = [atStart, memoryOf(shop, postgres)].map((sizes) => Object.values(sizes).map((size) => `${formatted(size)} MB`));
  const text = [
    `${rounds} interleaved rounds of ${seconds} s, ${connections} connections, ${products.toLocaleString('en-US')} products; medians (smallest to largest).`,
    resultTable(rows),
    markdownTable(
      ['Memory (PSS)', 'API', 'Worker', 'Postgres'],
      [
        ['after the start', ...memory[0]],
        ['after all rounds', ...memory[1]],
      ],
    ),
  ].join('\n\n');
  console.log(text);
  if (values.write) await writeSection('bench', text);
} finally {
  for (const close of closing) await close();
}
