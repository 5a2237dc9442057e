// `npm run bench:sizes` compares products with five sizes with products without, as CPU time in interleaved rounds. With
// `-- --before <folder>`, a built checkout of a commit, it compares products without sizes with that commit too.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fillShop } from './fill-shop.mjs';
import { writeOperations } from './operations.mjs';
import { formatted, markdownTable, median } from './report.mjs';
import { cpuOf, measureRounds, ratios } from './rounds.mjs';
import { query } from './servers.mjs';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    passes: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});
const PRODUCTS = 200;
const CONNECTIONS = 8;

/** One implicit transaction: the stock of a product is the sum of its sizes at the end of it. */
const SIZES = `update products set option_names = '{Size}';
  insert into product_variants (product_id, option_values, label, stock_quantity, sort_order)
    select p.id, array[label], label, p.stock_quantity / 5, position from products p,
      unnest('{S,M,L,XL,2XL}'::text[]) with ordinality as size(label, position)`;

const module = (folder, path) => import(pathToFileURL(resolve(folder, path)).href);

/** A shop of the checkout in `folder`, with a Postgres server of its own. */
async function open(name, folder, sized = false) {
  const { startShopCluster } = await module(folder, 'backend/scripts/test-shop.mjs');
  const { databasePid, openBenchShop } = await module(folder, 'backend/bench/servers.mjs');
  const cluster = await startShopCluster({ kinds: ['empty'] });
  let variants = [];
  const fill = async (url) => {
    await fillShop(url, { products: PRODUCTS });
    if (!sized) return;
    await query(url, SIZES);
    await query(url, 'vacuum analyze products, product_variants');
    variants = await query(url, 'select product_id, id from product_variants');
  };
  const shop = await openBenchShop(cluster, { fill });
  const catalog = await (await fetch(`${shop.origin}/api/products`)).json();
  const priceOf = new Map(catalog.map(({ id, price }) => [id, price]));
  const sizes = variants.map(({ product_id: id, id: variantId }) => ({ id, variantId, price: priceOf.get(id) }));
  const target = {
    name,
    origin: shop.origin,
    pids: shop.children.map(({ pid }) => pid),
    databasePids: [await databasePid(cluster.postgresUrl)],
  };
  const stop = async () => {
    await shop.stop();
    await cluster.stop();
  };
  return { target, operations: operationsOf(sized ? sizes : catalog), stop };
}

function operationsOf(products) {
  const list = { steps: [() => ({ path: '/api/products?fields=card&limit=24', headers: { 'accept-encoding': 'br' } })] };
  return Object.entries({ 'list of 24 cards': list, ...writeOperations(products) }).filter(([name]) =>
    name.includes(values.only),
  );
}

const here = resolve(import.meta.dirname, '../..');
const shops = [];
try {
  if (values.before) shops.push(await open('before', values.before));
  shops.push(await open('without sizes', here), await open('with sizes', here, true));
  const cases = shops[0].operations.map(([name, { isExpected, settles }], position) => ({
    name,
    isExpected,
    settles,
    passes: Math.ceil(Number(values.passes) / (settles ? 4 : 1)),
    targets: shops.map(({ target, operations }) => ({ target, steps: operations[position][1].steps })),
  }));
  const rows = await measureRounds(cases, { rounds: Number(values.rounds), connections: CONNECTIONS });
  const table = cases.map(({ name }) => {
    const found = Object.fromEntries(rows.filter((row) => row.name === name).map((row) => [row.target.name, row]));
    const cost = (target) => (found[target] ? formatted(median(found[target].results.map(cpuOf))) : '');
    const share = (one, other) => (found[one] && found[other] ? median(ratios(found[one], found[other], cpuOf)).toFixed(2) : '');
    return [
      name,
      cost('before'),
      cost('without sizes'),
      cost('with sizes'),
      share('before', 'without sizes'),
      share('without sizes', 'with sizes'),
    ];
  });
  const head = ['CPU ms per operation', 'Before', 'Without sizes', 'With sizes', 'Speed to before', 'Speed to without'];
  console.log(markdownTable(head, table));
} finally {
  for (const { stop } of shops) await stop();
}
