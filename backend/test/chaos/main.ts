// The long chaos run: npm run chaos -- [checkouts, default 1000] [seed, default from the clock] [kills per process, default 10]
import 'reflect-metadata';
import { ChaosCluster } from './chaos-cluster.js';
import { printChaos } from './print-chaos.js';

const [checkouts = 1_000, seed = Date.now() % 1_000_000, killsPerProcess = 10] = process.argv.slice(2).map(Number);
const shop = await ChaosCluster.open(seed);
try {
  const passed = await printChaos(shop, { checkouts, seed, killsPerProcess }, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = passed ? 0 : 1;
} finally {
  await shop.close();
}
