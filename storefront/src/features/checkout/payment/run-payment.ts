import type { PaymentIntent, PlacedOrder } from '@shop/contract';
import { isPaid } from '../api/create-payment-intent.ts';
import { toPollResult, type OrderPollResult } from '../order/poll-for-order.ts';

/** What the provider's form reports. "invalid": the form itself shows what is missing; null: the provider gave no reason. */
export type Confirmation =
  | { kind: 'paid' }
  | { kind: 'processing' }
  | { kind: 'declined'; message: string | null }
  | { kind: 'invalid' };

/** How a provider takes a payment: an optional check of its form, then the payment itself. */
export interface PaymentStrategy {
  prepare?: () => Promise<boolean>;
  confirm: (intent: PaymentIntent) => Promise<Confirmation>;
}

/** The calls around a payment. */
export interface PaymentApi {
  /** Asked right before paying: prices, stock and an earlier payment of the same cart are looked at once more. */
  begin: () => Promise<PaymentIntent>;
  place: () => Promise<PlacedOrder>;
  /** The order of a payment whose confirmation got lost on the way, or a refusal. */
  look: (clientSecret: string) => Promise<PlacedOrder>;
  onConfirming: () => void;
  onDeclined: () => void;
  onPaid: () => void;
}

export type PaymentResult =
  | { kind: 'order'; order: PlacedOrder }
  /** The order call has failed, or the bank still thinks (`paid` false): the order is asked for until it is there. */
  | { kind: 'received'; clientSecret: string; paid: boolean; finding?: OrderPollResult }
  | { kind: 'declined'; message: string | null }
  | { kind: 'invalid' }
  | { kind: 'not-begun'; error: Error }
  | { kind: 'accident' };

async function placed(desk: PaymentApi, clientSecret: string): Promise<PaymentResult> {
  desk.onPaid();
  try {
    return { kind: 'order', order: await desk.place() };
  } catch (error) {
    const finding = toPollResult(error);
    return finding.kind === 'sold-out'
      ? { kind: 'received', clientSecret, paid: true, finding }
      : { kind: 'received', clientSecret, paid: true };
  }
}

/** The answer to "pay" got lost: it may have been taken, so the server is asked before anybody is told to try again. */
async function afterAccident(desk: PaymentApi, clientSecret: string): Promise<PaymentResult> {
  try {
    return { kind: 'order', order: await desk.look(clientSecret) };
  } catch (error) {
    const finding = toPollResult(error);
    return finding.kind === 'sold-out' ? { kind: 'received', clientSecret, paid: true, finding } : { kind: 'accident' };
  }
}

/** One press of "Pay": at most one payment, and never a failure text after a payment that was made. */
export async function runPayment(desk: PaymentApi, { prepare, confirm }: PaymentStrategy): Promise<PaymentResult> {
  if (prepare && !(await prepare())) return { kind: 'invalid' };
  let intent: PaymentIntent;
  try {
    intent = await desk.begin();
  } catch (error) {
    return { kind: 'not-begun', error: error instanceof Error ? error : new Error(String(error)) };
  }
  const { clientSecret } = intent;
  if (isPaid(intent)) return placed(desk, clientSecret);
  desk.onConfirming();
  let confirmation: Confirmation;
  try {
    confirmation = await confirm(intent);
  } catch {
    return afterAccident(desk, clientSecret);
  }
  if (confirmation.kind === 'paid') return placed(desk, clientSecret);
  if (confirmation.kind === 'processing') return { kind: 'received', clientSecret, paid: false };
  desk.onDeclined();
  return confirmation;
}
