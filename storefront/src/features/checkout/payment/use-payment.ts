import type { PaymentIntent } from '@shop/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '#components/ui/toast/toast.ts';
import { useApi } from '#lib/app-context.tsx';
import {
  createPaymentIntent,
  isPaid,
  PAYMENT_INTENT_KEY,
  paymentIntentQuery,
  type CardDraft,
} from '../api/create-payment-intent.ts';
import { usePlaceOrder } from '../api/place-order.ts';
import { fetchOrderByPayment } from '../api/fetch-order.ts';
import { orderBody } from '../order/order-request.ts';
import { runPayment, type PaymentResult, type PaymentStrategy } from './run-payment.ts';
import { clearPendingPayment, writePendingPayment } from './pending-payment.ts';
import { tell, showIntentError, type CartChangedHandler } from './payment-messages.ts';
import { onOrderPlaced, type PlacedOrderHandler } from './manual/use-manual-order.ts';

export type PaymentStage = { kind: 'form' } | { kind: 'paying' } | Extract<PaymentResult, { kind: 'received' }>;

interface Trouble {
  method: CardDraft['method'];
  text: string;
}

interface PaymentOptions {
  draft: CardDraft;
  /** False for the manual methods, and where nobody takes card money. */
  enabled: boolean;
  onPay: () => void;
  onPlaced: PlacedOrderHandler;
  onCartChanged: CartChangedHandler;
}

/** While the payment of a changed cart begins, the form stays, with what was typed into it. */
const lastIntent = (last: PaymentIntent | undefined): PaymentIntent | undefined => last;

function usePaymentIntent(draft: CardDraft, enabled: boolean, onCartChanged: CartChangedHandler) {
  const { queryFn, ...query } = paymentIntentQuery(useApi(), draft);
  const begin = async (context: { signal: AbortSignal }): Promise<PaymentIntent> => {
    try {
      return await queryFn(context);
    } catch (error) {
      // Another method was chosen meanwhile: nobody waits for this one.
      if (error instanceof Error && !context.signal.aborted) await showIntentError(error, onCartChanged);
      throw error;
    }
  };
  return useQuery({ ...query, queryFn: begin, enabled, placeholderData: lastIntent });
}

type PaymentIntentQuery = ReturnType<typeof usePaymentIntent>;

/** Paid before a reload, or in another tab: what is missing is the order. */
function stageOf(stage: PaymentStage, { data, isPlaceholderData }: PaymentIntentQuery): PaymentStage {
  if (stage.kind !== 'form' || !data || isPlaceholderData || !isPaid(data)) return stage;
  return { kind: 'received', clientSecret: data.clientSecret, paid: true };
}

function usePaymentApi(draft: CardDraft) {
  const api = useApi();
  const placeOrder = usePlaceOrder();
  return {
    begin: () => createPaymentIntent(api, draft),
    place: () => placeOrder.mutateAsync(draft),
    look: (clientSecret: string) => fetchOrderByPayment(api, clientSecret)(new AbortController().signal),
    onConfirming: () => writePendingPayment(orderBody(draft)),
    onDeclined: clearPendingPayment,
    onPaid: () => showToast({ title: 'Payment Successful', description: 'Your payment has been processed successfully!' }),
  };
}

/** What the shopper sees of the payment, and the one way to change it that is not a press of "Pay". */
function useStage(method: CardDraft['method']) {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<PaymentStage>({ kind: 'form' });
  const [trouble, setTrouble] = useState<Trouble>();
  const startAgain = () => {
    clearPendingPayment();
    setStage({ kind: 'form' });
    void queryClient.resetQueries({ queryKey: PAYMENT_INTENT_KEY });
  };
  const showTrouble = (text: string | undefined) => setTrouble(text ? { method, text } : undefined);
  return { stage, setStage, trouble: trouble?.method === method ? trouble.text : undefined, showTrouble, startAgain };
}

/** The payment of one cart by card or wallet: begun as soon as the method is chosen, paid once, and followed to its order. */
export function usePayment({ draft, enabled, onPay, onPlaced, onCartChanged }: PaymentOptions) {
  const desk = usePaymentApi(draft);
  const { stage, setStage, trouble, showTrouble, startAgain } = useStage(draft.method);
  const running = useRef(false);
  const intent = usePaymentIntent(draft, enabled && stage.kind === 'form', onCartChanged);

  const conclude = async (result: PaymentResult): Promise<void> => {
    if (result.kind === 'order') {
      onOrderPlaced(result.order);
      onPlaced(result.order);
      return;
    }
    showTrouble(await tell(result, onCartChanged));
    running.current = false;
    setStage(result.kind === 'received' ? result : { kind: 'form' });
  };
  /** Whether the payment was made; a wallet's sheet wants to know. */
  const pay = async (way: PaymentStrategy): Promise<boolean> => {
    // A second click comes before the button is drawn as disabled.
    if (running.current) return true;
    running.current = true;
    onPay();
    showTrouble(undefined);
    setStage({ kind: 'paying' });
    const result = await runPayment(desk, way);
    await conclude(result);
    return result.kind === 'order' || result.kind === 'received';
  };
  return { intent, stage: stageOf(stage, intent), trouble, busy: stage.kind === 'paying', pay, startAgain };
}

export type Payment = ReturnType<typeof usePayment>;
