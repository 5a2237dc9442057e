// The large storm: npm run chaos -- [checkouts, default 1000] [seed, default by the clock] [kills of each part, default 10]
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosCluster } from './chaos-cluster.js';
import { runChaos } from './chaos-run.js';

const [checkouts = 1_000, seed = Date.now() % 1_000_000, killsOfEach = 10] = process.argv.slice(2).map(Number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`${checkouts} checkouts, seed ${seed}, ${killsOfEach} kills of each of API, worker and Postgres ...`);
const shop = await ChaosCluster.open(seed);
try {
  const begun = Date.now();
  const { stories, faults, settledAfterMs } = await runChaos(shop, { seed, checkouts, killsOfEach, atOnce: 16, hurried: false });
  const told = stories.filter(({ orders }) => orders.size > 0).length;
  say(`${told} of ${stories.length} shoppers were told of an order; kills: ${JSON.stringify(shop.kills)}`);
  say(
    `in order ${(settledAfterMs / 1000).toFixed(1)} s after the last shopper; ${((Date.now() - begun) / 1000).toFixed(0)} s in all`,
  );
  for (const fault of faults) say(`FAULT  ${fault}`);
  say(faults.length === 0 ? 'Nothing lost, doubled, oversold or kept.' : `${faults.length} faults; replay with seed ${seed}`);
  if (faults.length > 0) {
    const log = join(tmpdir(), `shop-chaos-${seed}.log`);
    await writeFile(log, shop.log());
    say(`What the processes said: ${log}`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await shop.close();
}
