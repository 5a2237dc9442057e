import { countUnits, violatedInvariants } from '../support/invariants.js';
import { type ProviderPayment, readSnapshot, type ShopPayment, type Snapshot } from './snapshot.js';
import type { ChaosShop } from './chaos-cluster.js';
import type { ShopperLog } from './shopper.js';

/** Every violated invariant of a shop without pending work, one message each. `units` is countUnits before the run. */
export async function violationsOf(
  shop: ChaosShop,
  shopperLogs: readonly ShopperLog[],
  units: Map<string, number>,
): Promise<string[]> {
  const snapshot = await readSnapshot(shop);
  const { provider, checkouts, wronglySoldOut, beyondTheSale, undelivered } = snapshot;
  return [
    ...provider.schemaErrors.map((error) => `the fake Stripe failed: ${error}`),
    ...checkouts.flatMap((payment) => paymentViolations(payment, provider.payments.get(payment.intent ?? ''))),
    ...unknownPayments(snapshot),
    ...orderViolations(snapshot, shopperLogs),
    ...(wronglySoldOut > 0 ? [`${wronglySoldOut} checkouts are sold out although the products are in stock`] : []),
    ...beyondTheSale.map(({ name, violation }) => `${violation}: ${name}`),
    ...(await violatedInvariants(shop.db)).map((violation) => JSON.stringify(violation)),
    ...(await unitViolations(shop, units)),
    ...undelivered.map((event) => `an event in the outbox is not delivered: ${JSON.stringify(event)}`),
  ];
}

function paymentViolations(payment: ShopPayment, intent: ProviderPayment | undefined): string[] {
  const message = (violation: string): string => `${violation}: ${JSON.stringify({ payment, intent: intent?.status })}`;
  if (!intent) return payment.order === null ? [] : [message('an order without a payment')];
  const charged = intent.status === 'succeeded' ? intent.amount - (intent.latest_charge?.amount_refunded ?? 0) : 0;
  const active = payment.order !== null && payment.status !== 'cancelled';
  const violations = [
    charged > 0 && !active && 'a charge without an order or a refund',
    charged === 0 && active && 'an active order that is not paid',
    intent.status === 'requires_capture' && 'an authorization that is neither captured nor voided',
    active && intent.amount !== payment.orderCents && 'an order whose total differs from its payment',
    active && payment.paymentStatus !== 'paid' && 'a captured payment whose order is not marked as paid',
    intent.latest_charge !== null && payment.checkout === 'expired' && 'an authorized payment whose checkout expired',
  ];
  return violations.filter((violation) => violation !== false).map(message);
}

/** A crash between the provider's response and our commit leaves an unpaid payment without a checkout. A paid one is a violation. */
function unknownPayments({ provider, checkouts }: Snapshot): string[] {
  const known = new Set(checkouts.map(({ intent }) => intent));
  return [...provider.payments.values()]
    .filter(({ id, latest_charge: charge }) => !known.has(id) && charge !== null)
    .map(({ id }) => `a payment without a checkout: ${id}`);
}

function orderViolations({ orders }: Snapshot, shopperLogs: readonly ShopperLog[]): string[] {
  const sessionOf = new Map(orders.map(({ id, session }) => [id, session]));
  const sessions = orders.map(({ session }) => session);
  const duplicated = sessions.filter((session, index) => sessions.indexOf(session) !== index);
  return [
    ...duplicated.map((session) => `two orders of one shopper: ${session}`),
    ...shopperLogs.flatMap(({ session, orders: confirmed }) => [
      ...[...confirmed].filter((id) => sessionOf.get(id) !== session).map((id) => `a confirmed order is missing: ${id}`),
      ...(confirmed.size > 1 ? [`two orders were confirmed to one shopper: ${session}`] : []),
    ]),
  ];
}

async function unitViolations(shop: ChaosShop, before: Map<string, number>): Promise<string[]> {
  const after = await countUnits(shop.db);
  return [...before]
    .filter(([id, units]) => after.get(id) !== units)
    .map(([id, units]) => `product ${id}: ${units} units became ${after.get(id)}`);
}
