import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { bookProblems, PIECES } from '../attack/faults/run-faults.js';
import { Shoppers } from '../attack/faults/shoppers.js';
import { givenProduct } from '../support/builders/catalog.js';
import type { LocalCluster } from './local-cluster.js';
import { statusOf } from './probes.js';

const SHOPPERS = 4;
const ROUNDS = 2;

/** The addresses of all scripts and styles of a page. */
async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...new Set([...html.matchAll(/\/assets\/[^"'\s)]+/g)].map(([path]) => path))];
}

/** Restarts the API processes in turn, as deploy/update.sh does, while shoppers buy. Throws when a request fails. */
export async function rollingRestart(cluster: LocalCluster, db: DataSource): Promise<string> {
  const product = await givenProduct(db, { stockQuantity: PIECES, priceCents: 1_250 });
  const assets = await assetsOf(cluster.origin);
  const shoppers = new Shoppers(cluster, { product, quantity: 1 });
  shoppers.start(SHOPPERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, origin } of cluster.apis) {
      const port = Number(new URL(origin).port);
      await cluster.proxy.mark(port, 'down');
      await server.restart();
      await cluster.proxy.mark(port, 'up');
      await pause(1_000);
    }
  }
  await shoppers.stop();
  const failed = shoppers.answers.filter(({ status }) => status === 0 || status >= 400);
  const lost = await bookProblems({ db }, product.id, shoppers.confirmed);
  const missing: string[] = [];
  for (const path of assets) if ((await statusOf(`${cluster.origin}${path}`)) !== 200) missing.push(path);
  const problems = [
    ...(failed.length > 0
      ? [
          `${failed.length} of ${shoppers.answers.length} requests failed (${failed.map(({ status }) => status).join(' ')})`,
          await cluster.proxy.log(),
        ]
      : []),
    ...(assets.length === 0 || missing.length > 0
      ? [`of ${assets.length} files of an open page, missing: ${missing.join(' ')}`]
      : []),
    ...lost,
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
  const restarts = ROUNDS * cluster.apis.length;
  return `${restarts} restarts, 0 of ${shoppers.answers.length} requests failed, ${shoppers.confirmed.length} orders`;
}
