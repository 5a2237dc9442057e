// The long chaos run: npm run chaos -- [checkouts, default 1000] [seed, default from the clock] [kills per process, default 10]
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosCluster } from './chaos-cluster.js';
import { runChaos } from './chaos-run.js';

const [checkouts = 1_000, seed = Date.now() % 1_000_000, killsPerProcess = 10] = process.argv.slice(2).map(Number);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (ms: number, digits: number): string => `${(ms / 1000).toFixed(digits)} s`;

print(`${checkouts} checkouts, seed ${seed}, ${killsPerProcess} kills of each of API, worker and Postgres ...`);
const shop = await ChaosCluster.open(seed);
try {
  const startedAt = Date.now();
  const plan = { seed, checkouts, killsPerProcess, concurrency: 16, fastSweeps: false };
  const { shopperLogs, violations, convergedAfterMs } = await runChaos(shop, plan);
  const confirmed = shopperLogs.filter(({ orders }) => orders.size > 0).length;
  print(`${confirmed} of ${shopperLogs.length} shoppers have a confirmed order; kills: ${JSON.stringify(shop.kills)}`);
  print(`Converged ${seconds(convergedAfterMs, 1)} after the last shopper; total time ${seconds(Date.now() - startedAt, 0)}`);
  for (const violation of violations) print(`VIOLATION  ${violation}`);
  if (violations.length > 0) {
    const log = join(tmpdir(), `shop-chaos-${seed}.log`);
    await writeFile(log, shop.log());
    print(`${violations.length} violations; replay with seed ${seed}`);
    print(`Log of the processes: ${log}`);
  } else {
    print('No order or payment was lost, duplicated, oversold or kept without an order.');
  }
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await shop.close();
}
