import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { openWorker } from '../support/worker.js';
import { SweepCheckouts } from '#modules/checkout/settle/sweep-checkouts.js';
import { givenArtist, givenProduct, givenSizedProduct } from '../support/builders/catalog.js';
import { givenRule, writePrices } from '../support/builders/shop-prices.js';
import { seededRandom } from '../support/fakes/stripe/faults.js';
import { countUnits } from '../support/invariants.js';
import type { ChaosShop } from './chaos-cluster.js';
import { givenDrops } from './drops.js';
import { type ChaosGoods, type ChaosProduct, Shopper, type ShopperLog } from './shopper.js';
import { PaymentFileReader } from './payment-file-reader.js';
import { violationsOf } from './invariants.js';

export interface ChaosPlan {
  seed: number;
  checkouts: number;
  /** How often each process of `shop.kills` is killed. */
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

/** Runs simulated shoppers and a reader of payment files while requests fail and processes are killed, then checks the invariants. */
export async function runChaos(shop: ChaosShop, plan: ChaosPlan): Promise<ChaosReport> {
  const random = seededRandom(plan.seed);
  const stockQuantity = Math.ceil((plan.checkouts * UNITS_PER_SHOPPER) / PRODUCTS);
  const artistIds = await givenArtists(shop);
  const products: ChaosProduct[] = [];
  for (let n = 0; n < PRODUCTS; n += 1)
    products.push(await createProduct(shop, `Chaos ${plan.seed}-${n}`, n, stockQuantity, artistIds[n % 4]));
  await givenCharges(shop);
  const draft = await givenDrops(shop.db, plan.seed, products);
  const units = await countUnits(shop.db);
  await shop.provider('faults', { rates: FAULT_RATES });
  await shop.provider('webhooks', { delivery: { url: `${shop.origin}/api/webhooks/stripe`, ...WEBHOOK_DELIVERY } });
  const reader = new PaymentFileReader(shop);
  reader.start();
  const shopperLogs = await startShoppers(shop, plan, { products, draft }, random);
  await shop.provider('faults', undefined, 'DELETE');
  const readerViolations = await reader.finish();
  const startedAt = Date.now();
  const violations = await waitForConvergence(shop, plan.fastSweeps, () => violationsOf(shop, shopperLogs, units));
  const unexpected = shopperLogs.flatMap((log) => log.unexpectedResponses);
  return {
    shopperLogs,
    violations: [...unexpected, ...readerViolations, ...violations],
    convergedAfterMs: Date.now() - startedAt,
  };
}

/** A price of shipping, and sales tax of one authority or of two: the places of the shoppers. */
async function givenCharges({ db }: ChaosShop): Promise<void> {
  await writePrices(db);
  await givenRule(db, { authority: 'New York', state: 'NY', ratePpm: 40_000, shipping: 'share' });
  await givenRule(db, { authority: 'Albany County', state: 'NY', ratePpm: 40_000, shipping: 'yes', deliveryFeeCents: 50 });
}

/** The first two have shares, of odd parts of cents. */
async function givenArtists({ db }: ChaosShop): Promise<string[]> {
  const artists = [await givenArtist(db, { shareBps: 3_750 }), await givenArtist(db, { shareBps: 5_000 }), await givenArtist(db)];
  return artists.map(({ id }) => id);
}

/** Every second product has sizes; the first of them has few pieces. Every fifth has a share of its own. */
async function createProduct(
  shop: ChaosShop,
  name: string,
  n: number,
  stockQuantity: number,
  artistId: string | undefined,
): Promise<ChaosProduct> {
  const shares = { artistId: artistId ?? null, shareBps: n % 5 === 0 ? 1_234 : null };
  const values = { name, priceCents: (10 + n) * 101, ...shares };
  if (n % 2 === 0) return { productId: (await givenProduct(shop.db, { ...values, stockQuantity })).id, variantIds: [] };
  const rare = Math.ceil(stockQuantity / 10);
  const { id, sizes } = await givenSizedProduct(shop.db, { S: rare, M: Math.ceil(stockQuantity / 2), L: rare }, values);
  return { productId: id, variantIds: Object.values(sizes).map((size) => size.id) };
}

/** Kills happen before the shoppers of drawn numbers, so that the same seed kills at the same places. */
function drawKills(plan: ChaosPlan, targets: readonly string[], random: () => number): Map<number, string[]> {
  const kills = new Map<number, string[]>();
  for (let round = 0; round < plan.killsPerProcess; round += 1) {
    for (const target of targets) {
      const shopper = 1 + Math.floor(random() * (plan.checkouts - 1));
      kills.set(shopper, [...(kills.get(shopper) ?? []), target]);
    }
  }
  return kills;
}

async function startShoppers(shop: ChaosShop, plan: ChaosPlan, goods: ChaosGoods, random: () => number): Promise<ShopperLog[]> {
  const kills = drawKills(plan, Object.keys(shop.kills), random);
  const logs: ShopperLog[] = [];
  const pendingKills: Promise<void>[] = [];
  let next = 0;
  const runShoppers = async (): Promise<void> => {
    while (next < plan.checkouts) {
      const number = next;
      next += 1;
      for (const target of kills.get(number) ?? []) pendingKills.push(shop.kill(target));
      logs.push(await new Shopper(shop, goods, seededRandom(plan.seed * 100_003 + number)).run());
    }
  };
  await Promise.all(Array.from({ length: plan.concurrency }, runShoppers));
  await Promise.all(pendingKills);
  return logs;
}

async function waitForConvergence(
  shop: ChaosShop,
  fastSweeps: boolean,
  readViolations: () => Promise<string[]>,
): Promise<string[]> {
  const deadline = Date.now() + (fastSweeps ? FAST_CONVERGENCE_TIMEOUT_MS : CONVERGENCE_TIMEOUT_MS);
  const worker = fastSweeps ? await openWorkerBefore(deadline, shop.config) : undefined;
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

/** Postgres may have been killed a moment ago. */
async function openWorkerBefore(deadline: number, config: Config): Promise<INestApplicationContext> {
  for (;;) {
    try {
      return await openWorker(config);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(POLL_INTERVAL_MS);
    }
  }
}
