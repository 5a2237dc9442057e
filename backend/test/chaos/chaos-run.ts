import { setTimeout as pause } from 'node:timers/promises';
import { openWorker } from '../support/worker.js';
import { SweepCheckouts } from '#modules/checkout/settle/sweep-checkouts.js';
import { givenProduct } from '../support/builders/catalog.js';
import { dice } from '../support/fakes/stripe/faults.js';
import { countPieces } from '../support/invariants.js';
import { PARTS, type ChaosCluster } from './chaos-cluster.js';
import { Shopper, type ShopperLog } from './shopper.js';
import { violationsOf } from './invariants.js';

export interface ChaosPlan {
  seed: number;
  checkouts: number;
  /** Kills of the API, of the worker and of Postgres, each. */
  killsOfEach: number;
  /** Shoppers in the shop at the same time. */
  atOnce: number;
  /** True: what the sweeper does in minutes is asked for at once, for short runs. */
  hurried: boolean;
}

export interface ChaosReport {
  stories: ShopperLog[];
  /** What must not be; empty when nothing was lost, doubled, oversold or kept. */
  faults: string[];
  /** From the last shopper's end until all was in order, in ms. */
  settledAfterMs: number;
}

const PRODUCTS = 12;
/** Fewer pieces than are wanted, so that shoppers meet at the last ones. */
const PIECES_A_SHOPPER = 1.6;
const PATIENCE_MS = 240_000;
const SHORT_PATIENCE_MS = 60_000;

const FAULT_RATES = {
  cut: 0.03,
  cutAfter: 0.05,
  failed: 0.03,
  failedAfterwards: 0.03,
  busy: 0.04,
  late: 0.2,
  longestDelayMs: 400,
};
const POST = { drop: 0.1, twice: 0.3, longestDelayMs: 1_500, firstGapMs: 300, tries: 6 };

/** Lets shoppers in while everything around them fails and dies, waits for rest, and says what is wrong then. */
export async function runChaos(shop: ChaosCluster, plan: ChaosPlan): Promise<ChaosReport> {
  const random = dice(plan.seed);
  const stockQuantity = Math.ceil((plan.checkouts * PIECES_A_SHOPPER) / PRODUCTS);
  const products = [];
  for (let n = 0; n < PRODUCTS; n += 1) {
    products.push(await givenProduct(shop.db, { name: `Storm ${plan.seed}-${n}`, price: `${10 + n}.${10 + n}`, stockQuantity }));
  }
  const pieces = await countPieces(shop.db);
  await shop.provider('faults', { rates: FAULT_RATES });
  await shop.provider('webhooks', { manner: { url: `${shop.origin}/api/webhooks/stripe`, ...POST } });
  const stories = await startShoppers(
    shop,
    plan,
    products.map(({ id }) => id),
    random,
  );
  await shop.provider('faults', undefined, 'DELETE');
  const begun = Date.now();
  const faults = await untilRest(shop, plan.hurried, () => violationsOf(shop, stories, pieces));
  const surprises = stories.flatMap((story) => story.surprises);
  return { stories, faults: [...surprises, ...faults], settledAfterMs: Date.now() - begun };
}

/** The kills come between shoppers, at numbers that the dice have drawn before: the same seed kills at the same places. */
async function startShoppers(
  shop: ChaosCluster,
  plan: ChaosPlan,
  products: readonly string[],
  random: () => number,
): Promise<ShopperLog[]> {
  const kills = new Map<number, (typeof PARTS)[number][]>();
  for (let round = 0; round < plan.killsOfEach; round += 1) {
    for (const part of PARTS) {
      const place = 1 + Math.floor(random() * (plan.checkouts - 1));
      kills.set(place, [...(kills.get(place) ?? []), part]);
    }
  }
  const stories: ShopperLog[] = [];
  const struck: Promise<void>[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < plan.checkouts) {
      const number = next;
      next += 1;
      for (const part of kills.get(number) ?? []) struck.push(shop.kill(part));
      stories.push(await new Shopper(shop, products, dice(plan.seed * 100_003 + number)).live());
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, lane));
  await Promise.all(struck);
  return stories;
}

async function untilRest(shop: ChaosCluster, hurried: boolean, look: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + (hurried ? SHORT_PATIENCE_MS : PATIENCE_MS);
  const hand = hurried ? await openWorker(shop.config) : undefined;
  try {
    for (;;) {
      if (hand) {
        await shop.db.query(
          `update checkouts set created_at = created_at - interval '3 minutes', updated_at = updated_at - interval '3 minutes'`,
        );
        await hand.get(SweepCheckouts).execute();
      }
      const faults = await look().catch((error: unknown) => [`the books could not be read: ${String(error)}`]);
      if (faults.length === 0 || Date.now() > deadline) return faults;
      await pause(500);
    }
  } finally {
    await hand?.close();
  }
}
