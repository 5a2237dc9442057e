import type { PaymentIntent } from '@shop/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../components/ui/toast.ts';
import { useApi } from '../../lib/shop-runtime.tsx';
import {
  createPaymentIntent,
  isPaid,
  PAYMENT_INTENT_KEY,
  paymentIntentQuery,
  type CardDraft,
} from './api/create-payment-intent.ts';
import { usePlaceOrder } from './api/place-order.ts';
import { askByPayment } from './api/resolve-payment.ts';
import { orderBody } from './order-attempt.ts';
import { payOnce, type PaymentResult, type PaymentWay } from './pay-once.ts';
import { clearUnderWay, markUnderWay } from './payment-under-way.ts';
import { celebrate, changedTotal, refusalOf, type PlacedOrderHandler } from './use-complete-order.ts';

export type PaymentStage = { kind: 'form' } | { kind: 'paying' } | Extract<PaymentResult, { kind: 'received' }>;

interface Trouble {
  method: CardDraft['method'];
  text: string;
}

interface PaymentOptions {
  draft: CardDraft;
  /** False for the manual methods, and where nobody takes card money. */
  enabled: boolean;
  onPlaced: PlacedOrderHandler;
  onCartChanged: (newTotal: string) => Promise<unknown>;
}

const problem = (title: string, description: string): void => showToast({ title, description, tone: 'problem' });

function tellDecline(message: string | null): string {
  if (message) problem('Payment failed', message);
  else problem('Payment Failed', 'Something went wrong with your payment');
  return message ?? 'Something went wrong with your payment';
}

function tellAccident(): string {
  problem('Payment Error', 'An unexpected error occurred during payment');
  return 'An unexpected error occurred during payment. Please try again: a payment that was made is never made twice.';
}

/** Stays beside the form, where the notification does not. */
export const notBegunText = (error: Error): string => refusalOf(error) ?? 'Failed to create payment intent';

/** Returns the sentence that stays beside the form, undefined when the cart is being read again. */
async function tellNotBegun(error: Error, onCartChanged: PaymentOptions['onCartChanged']): Promise<string | undefined> {
  const newTotal = changedTotal(error);
  if (newTotal) {
    await onCartChanged(newTotal);
    return undefined;
  }
  problem('Payment error', refusalOf(error) ?? 'Failed to process payment. Please try again.');
  return notBegunText(error);
}

/** While the payment of a changed cart begins, the form stays, with what was typed into it. */
const lastIntent = (last: PaymentIntent | undefined): PaymentIntent | undefined => last;

/** Returns the sentence that stays beside the form, undefined when there is none. */
async function tell(result: PaymentResult, onCartChanged: PaymentOptions['onCartChanged']): Promise<string | undefined> {
  if (result.kind === 'declined') return tellDecline(result.message);
  if (result.kind === 'accident') return tellAccident();
  return result.kind === 'not-begun' ? tellNotBegun(result.error, onCartChanged) : undefined;
}

function useBegunPayment(draft: CardDraft, enabled: boolean, onCartChanged: PaymentOptions['onCartChanged']) {
  const { queryFn, ...query } = paymentIntentQuery(useApi(), draft);
  const begin = async (context: { signal: AbortSignal }): Promise<PaymentIntent> => {
    try {
      return await queryFn(context);
    } catch (error) {
      // Another method was chosen meanwhile: nobody waits for this one.
      if (error instanceof Error && !context.signal.aborted) await tellNotBegun(error, onCartChanged);
      throw error;
    }
  };
  return useQuery({ ...query, queryFn: begin, enabled, placeholderData: lastIntent });
}

type BegunPayment = ReturnType<typeof useBegunPayment>;

/** Paid before a reload, or in another tab: what is missing is the order. */
function stageOf(stage: PaymentStage, { data, isPlaceholderData }: BegunPayment): PaymentStage {
  if (stage.kind !== 'form' || !data || isPlaceholderData || !isPaid(data)) return stage;
  return { kind: 'received', clientSecret: data.clientSecret, paid: true };
}

function useDesk(draft: CardDraft) {
  const api = useApi();
  const placeOrder = usePlaceOrder();
  return {
    begin: () => createPaymentIntent(api, draft),
    place: () => placeOrder.mutateAsync(draft),
    look: (clientSecret: string) => askByPayment(api, clientSecret)(new AbortController().signal),
    onConfirming: () => markUnderWay(orderBody(draft)),
    onDeclined: clearUnderWay,
    onPaid: () => showToast({ title: 'Payment Successful', description: 'Your payment has been processed successfully!' }),
  };
}

/** The payment of one cart by card or wallet: begun as soon as the method is chosen, paid once, and followed to its order. */
export function usePayment({ draft, enabled, onPlaced, onCartChanged }: PaymentOptions) {
  const queryClient = useQueryClient();
  const desk = useDesk(draft);
  const [stage, setStage] = useState<PaymentStage>({ kind: 'form' });
  const [trouble, setTrouble] = useState<Trouble>();
  const running = useRef(false);
  const intent = useBegunPayment(draft, enabled && stage.kind === 'form', onCartChanged);

  const conclude = async (result: PaymentResult): Promise<void> => {
    if (result.kind === 'order') {
      celebrate(result.order);
      onPlaced(result.order);
      return;
    }
    const text = await tell(result, onCartChanged);
    setTrouble(text ? { method: draft.method, text } : undefined);
    running.current = false;
    setStage(result.kind === 'received' ? result : { kind: 'form' });
  };
  /** Whether the payment was made; a wallet's sheet wants to know. */
  const pay = async (way: PaymentWay): Promise<boolean> => {
    // A second click comes before the button is drawn as disabled.
    if (running.current) return true;
    running.current = true;
    setTrouble(undefined);
    setStage({ kind: 'paying' });
    const result = await payOnce(desk, way);
    await conclude(result);
    return result.kind === 'order' || result.kind === 'received';
  };
  const startAgain = () => {
    clearUnderWay();
    setStage({ kind: 'form' });
    void queryClient.resetQueries({ queryKey: PAYMENT_INTENT_KEY });
  };
  const shown = trouble?.method === draft.method ? trouble.text : undefined;
  return { intent, stage: stageOf(stage, intent), trouble: shown, busy: stage.kind === 'paying', pay, startAgain };
}

export type Payment = ReturnType<typeof usePayment>;
