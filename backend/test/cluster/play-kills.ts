import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { bookProblems, PIECES, unsentMails } from '../attack/faults/run-faults.js';
import { type Answer, Shoppers } from '../attack/faults/shoppers.js';
import { givenProduct } from '../support/builders/catalog.js';
import { eventually } from '../support/eventually.js';
import type { LocalCluster } from './local-cluster.js';
import type { ServerProcess } from './server-process.js';

const SHOPPERS = 4;
const BEFORE_MS = 2_000;
const AFTER_MS = 5_000;
/** The shop must serve again after this time, whatever was killed. */
const MAX_OUTAGE_MS = 10_000;
const MAIL_TIMEOUT_MS = 180_000;

interface KillReport {
  name: string;
  requests: number;
  failed: number;
  confirmedOrders: number;
  slowestMs: number;
  /** From the kill to the end of the last request that failed; 0 when none did. */
  outageMs: number;
  /** From the kill until the process has started again and is ready. */
  restartedAfterMs: number;
  problems: string[];
}

const hasFailed = ({ status }: Answer): boolean => status === 0 || status >= 500;

/** Kills one process while shoppers buy, and checks that every confirmed order exists and every other one can be repeated. */
async function playKill(origin: string, db: DataSource, server: ServerProcess): Promise<KillReport> {
  const product = await givenProduct(db, { stockQuantity: PIECES, priceCents: 1_250 });
  const shoppers = new Shoppers({ origin }, { product, quantity: 1 });
  shoppers.start(SHOPPERS);
  await pause(BEFORE_MS);
  const killedAt = performance.now();
  let outageMs = 0;
  const answeredBefore = shoppers.answers.length;
  const watch = setInterval(() => {
    const failed = shoppers.answers.slice(answeredBefore).filter(hasFailed).length;
    if (failed > seen) outageMs = performance.now() - killedAt;
    seen = failed;
  }, 50);
  let seen = 0;
  await server.kill();
  await server.waitUntilReady();
  const restartedAfterMs = performance.now() - killedAt;
  await pause(AFTER_MS);
  await shoppers.stop();
  clearInterval(watch);
  const answers = [...shoppers.answers];
  const sells = await eventually(() => shoppers.buy(), Boolean, MAX_OUTAGE_MS);
  const unconfirmed = await shoppers.retry();
  return {
    name: server.name,
    requests: answers.length,
    failed: answers.filter(hasFailed).length,
    confirmedOrders: shoppers.confirmed.length,
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    outageMs,
    restartedAfterMs,
    problems: [
      ...(sells ? [] : ['the shop does not sell again']),
      ...(outageMs > MAX_OUTAGE_MS ? [`requests failed for ${Math.round(outageMs)} ms`] : []),
      ...(unconfirmed > 0 ? [`${unconfirmed} orders could not be repeated`] : []),
      ...(await bookProblems({ db }, product.id, shoppers.confirmed)),
    ],
  };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Kills each process once and prints a table. Returns whether nothing was lost and the shop sold again in time. */
export async function playKills(cluster: LocalCluster, db: DataSource, print: (line: string) => void): Promise<boolean> {
  print('| Killed | Requests | Failed | Orders | Slowest, s | Served again after, s | Process back after, s |');
  print('|---|---|---|---|---|---|---|');
  const problems: string[] = [];
  for (const server of cluster.servers.filter(({ name }) => name !== 'nginx')) {
    const report = await playKill(cluster.origin, db, server);
    const { name, requests, failed, confirmedOrders, slowestMs, outageMs, restartedAfterMs } = report;
    const times = [slowestMs, outageMs, restartedAfterMs].map(seconds);
    print(`| ${[name, requests, failed, confirmedOrders, ...times].join(' | ')} |`);
    problems.push(...report.problems.map((problem) => `${name}: ${problem}`));
  }
  const unsent = await unsentMails({ db }, MAIL_TIMEOUT_MS);
  if (unsent > 0) problems.push(`${unsent} orders without their email`);
  for (const problem of problems) print(`FAILED  ${problem}`);
  if (problems.length === 0) print('Every confirmed order exists, every other one could be repeated, every order has its email.');
  return problems.length === 0;
}
