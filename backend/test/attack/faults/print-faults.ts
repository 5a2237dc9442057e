import { FaultShop } from './fault-shop.js';
import { type FaultName, FAULTS } from './faults.js';
import { runDiskFull } from './disk-full.js';
import { type FaultReport, runFaults, unsentMails } from './run-faults.js';

const DISK_FULL = 'disk full';
const SHOPPERS = 4;
const DURATION_MS = 12_000;
/** The second attempt of a mail comes after 30 s, the third a minute later. */
const MAIL_TIMEOUT_MS = 180_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function summary({ name, requests, failed, confirmedOrders, slowestMs, recoveredAfterMs }: FaultReport): string {
  const outcome = `${requests} requests, ${failed} failed, ${confirmedOrders} orders, slowest ${seconds(slowestMs)}`;
  return `${name}: ${outcome}, sold again ${seconds(recoveredAfterMs)} later`;
}

/** Plays the faults of these names, by default all, and prints what shoppers noticed. Returns whether nothing was wrong. */
export async function playFaults(print: (line: string) => void, names: readonly string[]): Promise<boolean> {
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  const faults = (Object.keys(FAULTS) as FaultName[]).filter(isWanted);
  const shop = await FaultShop.open({ withRedis: true });
  let count = 0;
  const report = (problem: string): void => {
    count += 1;
    print(`FAILED  ${problem}`);
  };
  try {
    for (const name of faults) {
      for (const played of await runFaults(shop, { faults: [name], shoppers: SHOPPERS, durationMs: DURATION_MS })) {
        print(summary(played));
        for (const problem of played.problems) report(`${name}: ${problem}`);
      }
    }
    if (isWanted(DISK_FULL)) {
      const problems = await runDiskFull(shop);
      print(
        problems ? `${DISK_FULL}: uploads 507, orders went on` : `${DISK_FULL}: not played, because mounting a disk needs root`,
      );
      for (const problem of problems ?? []) report(`${DISK_FULL}: ${problem}`);
    }
    const unsent = await unsentMails(shop, MAIL_TIMEOUT_MS);
    if (unsent > 0) report(`${unsent} orders without their email`);
    else print('every order has its email');
    return count === 0;
  } finally {
    await shop.close();
  }
}
