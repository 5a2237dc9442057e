import type { PaymentIntent, PlacedOrder } from '@shop/contract';
import { isPaid } from '../api/create-payment-intent.ts';
import { toPollResult, type OrderPollResult } from '../order/poll-for-order.ts';

/** What the provider's form reports. `invalid`: the form itself shows what is missing. `message` is null without a reason. */
export type Confirmation =
  | { kind: 'paid' }
  | { kind: 'processing' }
  | { kind: 'declined'; message: string | null }
  | { kind: 'invalid' };

/** How a provider takes a payment: an optional validation of its form, then the confirmation. */
export interface PaymentStrategy {
  validate?: () => Promise<boolean>;
  confirm: (intent: PaymentIntent) => Promise<Confirmation>;
}

/** The calls that surround a confirmation. */
export interface PaymentApi {
  /** Called right before confirming, so that the server checks prices, stock and an earlier payment of the same cart again. */
  createIntent: () => Promise<PaymentIntent>;
  placeOrder: () => Promise<PlacedOrder>;
  /** Resolves with the order of a payment whose confirmation was lost; rejects while there is none. */
  fetchOrder: (clientSecret: string) => Promise<PlacedOrder>;
  onConfirming: () => void;
  onDeclined: () => void;
  onPaid: () => void;
}

export type PaymentResult =
  | { kind: 'order'; order: PlacedOrder }
  /** The order call failed, or the payment is still processing (`paid` is false): the caller polls for the order. */
  | { kind: 'received'; clientSecret: string; paid: boolean; pollResult?: OrderPollResult }
  | { kind: 'declined'; message: string | null }
  | { kind: 'invalid' }
  | { kind: 'intent-failed'; error: Error }
  | { kind: 'unknown-error' };

async function placePaidOrder(api: PaymentApi, clientSecret: string): Promise<PaymentResult> {
  api.onPaid();
  try {
    return { kind: 'order', order: await api.placeOrder() };
  } catch (error) {
    const pollResult = toPollResult(error);
    return pollResult.kind === 'sold-out'
      ? { kind: 'received', clientSecret, paid: true, pollResult }
      : { kind: 'received', clientSecret, paid: true };
  }
}

/** The confirmation threw, but the payment may exist: asks the server before the shopper is told to try again. */
async function recoverLostConfirmation(api: PaymentApi, clientSecret: string): Promise<PaymentResult> {
  try {
    return { kind: 'order', order: await api.fetchOrder(clientSecret) };
  } catch (error) {
    const pollResult = toPollResult(error);
    return pollResult.kind === 'sold-out'
      ? { kind: 'received', clientSecret, paid: true, pollResult }
      : { kind: 'unknown-error' };
  }
}

/** Handles one press of "Pay". Makes at most one payment, and never reports a failure after a payment that succeeded. */
export async function runPayment(api: PaymentApi, { validate, confirm }: PaymentStrategy): Promise<PaymentResult> {
  if (validate && !(await validate())) return { kind: 'invalid' };
  let intent: PaymentIntent;
  try {
    intent = await api.createIntent();
  } catch (error) {
    return { kind: 'intent-failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
  const { clientSecret } = intent;
  if (isPaid(intent)) return placePaidOrder(api, clientSecret);
  api.onConfirming();
  let confirmation: Confirmation;
  try {
    confirmation = await confirm(intent);
  } catch {
    return recoverLostConfirmation(api, clientSecret);
  }
  if (confirmation.kind === 'paid') return placePaidOrder(api, clientSecret);
  if (confirmation.kind === 'processing') return { kind: 'received', clientSecret, paid: false };
  api.onDeclined();
  return confirmation;
}
