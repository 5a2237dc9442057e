import { setTimeout as pause } from 'node:timers/promises';
import { givenProduct, stockOf } from '../../support/builders/catalog.js';
import { eventually } from '../../support/eventually.js';
import { violatedInvariants } from '../../support/invariants.js';
import type { FaultShop } from './fault-shop.js';
import { type Fault, type FaultName, FAULTS } from './faults.js';
import { type Answer, Shoppers, wrongAnswers } from './shoppers.js';

export interface FaultReport {
  name: string;
  requests: number;
  /** Answers with 503, and broken connections of a process that was killed. */
  failed: number;
  confirmedOrders: number;
  slowestMs: number;
  /** From the end of the fault until the shop was ready and sold again. */
  recoveredAfterMs: number;
  problems: string[];
}

interface FaultPlan {
  faults: readonly FaultName[];
  shoppers: number;
  durationMs: number;
}

/** In stock before the first order. */
export const PIECES = 100_000;
const EFFECT_TIMEOUT_MS = 30_000;
const RECOVERY_TIMEOUT_MS = 90_000;

/** Lets each service fail while shoppers buy, waits until the shop has recovered alone, and checks the books. */
export async function runFaults(shop: FaultShop, plan: FaultPlan): Promise<FaultReport[]> {
  const reports: FaultReport[] = [];
  for (const name of plan.faults) reports.push(await runFault(shop, name, plan));
  return reports;
}

async function runFault(shop: FaultShop, name: FaultName, { shoppers: count, durationMs }: FaultPlan): Promise<FaultReport> {
  const fault: Fault = FAULTS[name];
  const product = await givenProduct(shop.db, { stockQuantity: PIECES, priceCents: 1_250 });
  const shoppers = new Shoppers(shop, { product, quantity: 1 });
  shoppers.start(count);
  const end = await fault.begin(shop);
  await pause(durationMs);
  // A lock is noticed only after the lock timeout.
  if (fault.failing === 'all') await eventually(() => Promise.resolve(failures(shoppers.answers)), Boolean, EFFECT_TIMEOUT_MS);
  await end();
  const endedAt = performance.now();
  await shoppers.stop();
  const duringFault = [...shoppers.answers];
  const sells = await eventually(() => recovered(shoppers), Boolean, RECOVERY_TIMEOUT_MS);
  const recoveredAfterMs = performance.now() - endedAt;
  const unconfirmed = await shoppers.retry();
  const failed = failures(duringFault);
  return {
    name,
    requests: duringFault.length,
    failed,
    confirmedOrders: shoppers.confirmed.length,
    slowestMs: Math.max(...duringFault.map(({ ms }) => ms)),
    recoveredAfterMs,
    problems: [
      ...new Set(wrongAnswers(duringFault, fault.breaksConnections ?? false)),
      ...(fault.failing === 'none' && failed > 0 ? [`${failed} requests failed`] : []),
      ...(fault.failing === 'all' && failed === 0 ? ['the fault had no effect'] : []),
      ...(sells ? [] : ['the shop did not recover alone']),
      ...(unconfirmed > 0 ? [`${unconfirmed} orders could not be repeated`] : []),
      ...(await bookProblems(shop, product.id, shoppers.confirmed)),
    ],
  };
}

const failures = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 503 || status === 0).length;

async function recovered(shoppers: Shoppers): Promise<boolean> {
  const { status } = await shoppers.call('GET', '/api/health/ready');
  return status === 200 && (await shoppers.buy());
}

/** Every confirmed order exists once, no other one exists, and the stock agrees with them. */
export async function bookProblems(
  shop: Pick<FaultShop, 'db'>,
  productId: string,
  confirmed: readonly string[],
): Promise<string[]> {
  const rows = await shop.db.query<{ id: string }[]>('select order_id as id from order_items where product_id = $1', [productId]);
  const ids = new Set(rows.map(({ id }) => id));
  const lost = confirmed.filter((id) => !ids.has(id)).length;
  const duplicated = confirmed.length - new Set(confirmed).size;
  const unknown = ids.size - new Set(confirmed).size;
  const missing = PIECES - ids.size - (await stockOf(shop.db, productId));
  return [
    ...(lost > 0 ? [`${lost} confirmed orders are lost`] : []),
    ...(duplicated > 0 ? [`${duplicated} orders were confirmed to two shoppers`] : []),
    ...(unknown === 0 ? [] : [`${unknown} orders that nobody was told of`]),
    ...(missing === 0 ? [] : [`${missing} pieces are missing`]),
    ...(await violatedInvariants(shop.db)).map((violation) => JSON.stringify(violation)),
  ];
}

/** Orders whose confirmation email has not been sent `timeoutMs` later. */
export async function unsentMails(shop: Pick<FaultShop, 'db'>, timeoutMs: number): Promise<number> {
  const unsent = async (): Promise<number> => {
    const [row] = await shop.db.query<{ count: number }[]>(
      `select count(*)::int as count from orders o where not exists (
         select from mails m where m.subject_id = o.id and m.kind = 'order-received' and m.sent_at is not null)`,
    );
    return row?.count ?? 0;
  };
  return eventually(unsent, (count) => count === 0, timeoutMs);
}
