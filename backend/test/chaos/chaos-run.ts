import { setTimeout as pause } from 'node:timers/promises';
import { openWorker } from '../support/worker.js';
import { SweepCheckouts } from '#modules/checkout/settle/sweep-checkouts.js';
import { givenProduct } from '../support/builders/catalog.js';
import { seededRandom } from '../support/fakes/stripe/faults.js';
import { countUnits } from '../support/invariants.js';
import { type ChaosCluster, KILL_TARGETS, type KillTarget } from './chaos-cluster.js';
import { Shopper, type ShopperLog } from './shopper.js';
import { violationsOf } from './invariants.js';

interface ChaosPlan {
  seed: number;
  checkouts: number;
  /** How often each of the API, the worker and Postgres is killed. */
  killsPerProcess: number;
  /** Simulated shoppers at the same time. */
  concurrency: number;
  /** Ages the checkouts and sweeps them at once instead of waiting for the schedule, for short runs. */
  fastSweeps: boolean;
}

interface ChaosReport {
  shopperLogs: ShopperLog[];
  /** Violated invariants; empty when no order was lost, duplicated or oversold and no payment kept without an order. */
  violations: string[];
  /** Time from the end of the last shopper until no invariant was violated. */
  convergedAfterMs: number;
}

const PRODUCTS = 12;
/** Less stock than the shoppers want, so that they compete for the last units. */
const UNITS_PER_SHOPPER = 1.6;
const CONVERGENCE_TIMEOUT_MS = 240_000;
const FAST_CONVERGENCE_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 500;

const FAULT_RATES = {
  cut: 0.03,
  cutAfter: 0.05,
  failed: 0.03,
  failedAfterwards: 0.03,
  rateLimited: 0.04,
  delayed: 0.2,
  maxDelayMs: 400,
};
const WEBHOOK_DELIVERY = { drop: 0.1, duplicate: 0.3, maxDelayMs: 1_500, retryDelayMs: 300, maxAttempts: 6 };

/** Runs simulated shoppers while requests fail and processes are killed, waits for pending work, and checks the invariants. */
export async function runChaos(shop: ChaosCluster, plan: ChaosPlan): Promise<ChaosReport> {
  const random = seededRandom(plan.seed);
  const stockQuantity = Math.ceil((plan.checkouts * UNITS_PER_SHOPPER) / PRODUCTS);
  const products: string[] = [];
  for (let n = 0; n < PRODUCTS; n += 1) {
    const product = { name: `Chaos ${plan.seed}-${n}`, price: `${10 + n}.${10 + n}`, stockQuantity };
    products.push((await givenProduct(shop.db, product)).id);
  }
  const units = await countUnits(shop.db);
  await shop.provider('faults', { rates: FAULT_RATES });
  await shop.provider('webhooks', { delivery: { url: `${shop.origin}/api/webhooks/stripe`, ...WEBHOOK_DELIVERY } });
  const shopperLogs = await startShoppers(shop, plan, products, random);
  await shop.provider('faults', undefined, 'DELETE');
  const startedAt = Date.now();
  const violations = await waitForConvergence(shop, plan.fastSweeps, () => violationsOf(shop, shopperLogs, units));
  const unexpected = shopperLogs.flatMap((log) => log.unexpectedResponses);
  return { shopperLogs, violations: [...unexpected, ...violations], convergedAfterMs: Date.now() - startedAt };
}

/** Kills happen before the shoppers of drawn numbers, so that the same seed kills at the same places. */
function drawKills(plan: ChaosPlan, random: () => number): Map<number, KillTarget[]> {
  const kills = new Map<number, KillTarget[]>();
  for (let round = 0; round < plan.killsPerProcess; round += 1) {
    for (const target of KILL_TARGETS) {
      const shopper = 1 + Math.floor(random() * (plan.checkouts - 1));
      kills.set(shopper, [...(kills.get(shopper) ?? []), target]);
    }
  }
  return kills;
}

async function startShoppers(
  shop: ChaosCluster,
  plan: ChaosPlan,
  productIds: readonly string[],
  random: () => number,
): Promise<ShopperLog[]> {
  const kills = drawKills(plan, random);
  const logs: ShopperLog[] = [];
  const pendingKills: Promise<void>[] = [];
  let next = 0;
  const runShoppers = async (): Promise<void> => {
    while (next < plan.checkouts) {
      const number = next;
      next += 1;
      for (const target of kills.get(number) ?? []) pendingKills.push(shop.kill(target));
      logs.push(await new Shopper(shop, productIds, seededRandom(plan.seed * 100_003 + number)).run());
    }
  };
  await Promise.all(Array.from({ length: plan.concurrency }, runShoppers));
  await Promise.all(pendingKills);
  return logs;
}

async function waitForConvergence(
  shop: ChaosCluster,
  fastSweeps: boolean,
  readViolations: () => Promise<string[]>,
): Promise<string[]> {
  const deadline = Date.now() + (fastSweeps ? FAST_CONVERGENCE_TIMEOUT_MS : CONVERGENCE_TIMEOUT_MS);
  const worker = fastSweeps ? await openWorker(shop.config) : undefined;
  try {
    for (;;) {
      if (worker) {
        await shop.db.query(
          `update checkouts set created_at = created_at - interval '3 minutes', updated_at = updated_at - interval '3 minutes'`,
        );
        await worker.get(SweepCheckouts).execute();
      }
      const violations = await readViolations().catch((error: unknown) => [`the snapshot failed: ${String(error)}`]);
      if (violations.length === 0 || Date.now() > deadline) return violations;
      await pause(POLL_INTERVAL_MS);
    }
  } finally {
    await worker?.close();
  }
}
