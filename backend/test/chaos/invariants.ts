import { violatedInvariants, countPieces } from '../support/invariants.js';
import { type Snapshot, type OurPayment, type ProviderPayment, readSnapshot } from './snapshot.js';
import type { ChaosCluster } from './chaos-cluster.js';
import type { ShopperLog } from './shopper.js';

/** What may not be true of a shop at rest; empty when all is well. */
export async function violationsOf(
  shop: ChaosCluster,
  stories: readonly ShopperLog[],
  pieces: Map<string, number>,
): Promise<string[]> {
  const books = await readSnapshot(shop);
  return [
    ...books.provider.flaws.map((flaw) => `the provider's double is at fault: ${flaw}`),
    ...books.checkouts.flatMap((ours) => moneyFaults(ours, books.provider.payments.get(ours.intent ?? ''))),
    ...strangers(books),
    ...orderFaults(books, stories),
    ...(books.wronglySoldOut > 0 ? [`${books.wronglySoldOut} shoppers were told "sold out" of what is there`] : []),
    ...(await violatedInvariants(shop.db)).map((broken) => JSON.stringify(broken)),
    ...(await piecesMissing(shop, pieces)),
    ...books.waiting.map((fact) => `a fact waits in the outbox: ${JSON.stringify(fact)}`),
  ];
}

function moneyFaults(ours: OurPayment, theirs: ProviderPayment | undefined): string[] {
  const found = (fault: string): string => `${fault}: ${JSON.stringify({ ours, theirs: theirs?.status })}`;
  if (!theirs) return ours.order === null ? [] : [found('an order without a payment')];
  const kept = theirs.status === 'succeeded' ? theirs.amount - (theirs.latest_charge?.amount_refunded ?? 0) : 0;
  const stands = ours.order !== null && ours.status !== 'cancelled';
  const faults = [
    kept > 0 && !stands && 'a charge without an order or a refund',
    kept === 0 && stands && 'an order that stands and nobody has paid',
    theirs.status === 'requires_capture' && 'money that is held and neither taken nor given back',
    stands && theirs.amount !== ours.orderCents && 'an order of another amount than its payment',
    stands && ours.paymentStatus !== 'paid' && 'a payment that was taken and stands as not paid',
    theirs.latest_charge !== null && ours.checkout === 'expired' && 'an authorised payment that was left to expire',
  ];
  return faults.filter((fault) => fault !== false).map(found);
}

/** A crash between the provider's answer and ours leaves payments that nobody can pay: harmless unless somebody did. */
function strangers({ provider, checkouts }: Snapshot): string[] {
  const ours = new Set(checkouts.map(({ intent }) => intent));
  return [...provider.payments.values()]
    .filter(({ id, latest_charge: charge }) => !ours.has(id) && charge !== null)
    .map(({ id }) => `a payment that no checkout knows: ${id}`);
}

function orderFaults({ orders }: Snapshot, stories: readonly ShopperLog[]): string[] {
  const known = new Map(orders.map(({ id, session }) => [id, session]));
  const sessions = orders.map(({ session }) => session);
  const doubled = sessions.filter((session, index) => sessions.indexOf(session) !== index);
  return [
    ...doubled.map((session) => `two orders of one shopper: ${session}`),
    ...stories.flatMap(({ session, orders: told }) => [
      ...[...told].filter((id) => known.get(id) !== session).map((id) => `an order that was promised and is lost: ${id}`),
      ...(told.size > 1 ? [`a shopper was told of two orders: ${session}`] : []),
    ]),
  ];
}

async function piecesMissing(shop: ChaosCluster, before: Map<string, number>): Promise<string[]> {
  const now = await countPieces(shop.db);
  return [...before]
    .filter(([id, pieces]) => now.get(id) !== pieces)
    .map(([id, pieces]) => `${id}: ${pieces} pieces became ${now.get(id)}`);
}
