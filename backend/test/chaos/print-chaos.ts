import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChaosShop } from './chaos-cluster.js';
import { type ChaosPlan, runChaos } from './chaos-run.js';

const CONCURRENCY = 16;
const seconds = (ms: number, digits: number): string => `${(ms / 1000).toFixed(digits)} s`;

/** The long chaos run. Prints what came of it and returns whether no invariant was violated. */
export async function printChaos(
  shop: ChaosShop,
  run: Pick<ChaosPlan, 'checkouts' | 'seed' | 'killsPerProcess'>,
  print: (line: string) => void,
): Promise<boolean> {
  const { checkouts, seed, killsPerProcess } = run;
  const targets = Object.keys(shop.kills).join(', ');
  print(`${checkouts} checkouts, seed ${seed}, ${killsPerProcess} kills of each of ${targets} ...`);
  const startedAt = Date.now();
  const plan = { ...run, concurrency: CONCURRENCY, fastSweeps: false };
  const { shopperLogs, violations, convergedAfterMs } = await runChaos(shop, plan);
  const confirmed = shopperLogs.filter(({ orders }) => orders.size > 0).length;
  print(`${confirmed} of ${shopperLogs.length} shoppers have a confirmed order; kills: ${JSON.stringify(shop.kills)}`);
  print(`Converged ${seconds(convergedAfterMs, 1)} after the last shopper; total time ${seconds(Date.now() - startedAt, 0)}`);
  for (const violation of violations) print(`VIOLATION  ${violation}`);
  if (violations.length === 0) {
    print('No order or payment was lost, duplicated, oversold or kept without an order.');
    return true;
  }
  const log = join(tmpdir(), `shop-chaos-${seed}.log`);
  await writeFile(log, shop.log());
  print(`${violations.length} violations; replay with seed ${seed}`);
  print(`Log of the processes: ${log}`);
  return false;
}
