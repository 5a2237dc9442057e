import type { PaymentIntent } from '@shop/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dismissToasts, showToast } from '#components/ui/toast/toast.ts';
import { useApi } from '#lib/app-context.tsx';
import {
  createPaymentIntent,
  isPaid,
  PAYMENT_INTENT_KEY,
  paymentIntentQuery,
  type CardDraft,
} from '../api/create-payment-intent.ts';
import { fetchOrderByPayment } from '../api/fetch-order.ts';
import { usePlaceOrder } from '../api/place-order.ts';
import { useSettingsRefresh } from '../api/refresh-settings.ts';
import { onOrderPlaced, type PlacedOrderHandler } from '../order/on-order-placed.ts';
import { fieldErrors, type CartChangedHandler, type InvalidFieldsHandler } from '../order/order-errors.ts';
import { orderBody } from '../order/order-request.ts';
import { showIntentError, showPaymentResult } from './payment-messages.ts';
import { clearPendingPayment, writePendingPayment } from './pending-payment.ts';
import { runPayment, type PaymentApi, type PaymentResult, type PaymentStrategy } from './run-payment.ts';

export type PaymentStage = { kind: 'form' } | { kind: 'paying' } | Extract<PaymentResult, { kind: 'received' }>;

/** Why the last attempt with a method failed. */
interface MethodError {
  method: CardDraft['method'];
  text: string;
}

interface PaymentOptions {
  draft: CardDraft;
  /** False for manual methods, and when the shop has no payment provider. */
  enabled: boolean;
  /** The total is about to change. */
  isAwaited: boolean;
  onPay: () => void;
  onPlaced: PlacedOrderHandler;
  onCartChanged: CartChangedHandler;
  onRejected: () => Promise<unknown>;
  onInvalidFields: InvalidFieldsHandler;
}

/** Keeps the form and its input on screen while the intent of a changed cart is created. */
const previousIntent = (previous: PaymentIntent | undefined): PaymentIntent | undefined => previous;

function usePaymentIntent(draft: CardDraft, enabled: boolean, onCartChanged: CartChangedHandler) {
  const refreshSettings = useSettingsRefresh();
  const { queryFn: createIntent, ...query } = paymentIntentQuery(useApi(), draft);
  const queryFn = async (context: { signal: AbortSignal }): Promise<PaymentIntent> => {
    try {
      return await createIntent(context);
    } catch (error) {
      // An aborted request belongs to a method that is no longer selected.
      if (error instanceof Error && !context.signal.aborted) {
        refreshSettings(error);
        await showIntentError(error, onCartChanged);
      }
      throw error;
    }
  };
  return useQuery({ ...query, queryFn, enabled, placeholderData: previousIntent });
}

type PaymentIntentQuery = ReturnType<typeof usePaymentIntent>;

/** An intent that was paid before a reload, or in another tab, goes straight to `received`: only the order is missing. */
function stageOf(stage: PaymentStage, { data, isPlaceholderData }: PaymentIntentQuery): PaymentStage {
  if (stage.kind !== 'form' || !data || isPlaceholderData || !isPaid(data)) return stage;
  return { kind: 'received', clientSecret: data.clientSecret, paid: true };
}

function usePaymentApi(draft: CardDraft): PaymentApi {
  const api = useApi();
  const placeOrder = usePlaceOrder();
  return {
    createIntent: () => createPaymentIntent(api, draft),
    placeOrder: () => placeOrder.mutateAsync(draft),
    fetchOrder: (clientSecret) => fetchOrderByPayment(api, clientSecret)(new AbortController().signal),
    onConfirming: () => writePendingPayment(orderBody(draft)),
    onDeclined: clearPendingPayment,
    onPaid: () =>
      showToast({
        title: 'Payment Successful',
        description: 'Your payment has been processed successfully!',
        dock: 'bottom',
      }),
  };
}

/** The stage of the payment and the error of the selected method; `restart` returns to the form with a new intent. */
function useStage(method: CardDraft['method']) {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<PaymentStage>({ kind: 'form' });
  const [error, setError] = useState<MethodError>();
  const restart = () => {
    clearPendingPayment();
    setStage({ kind: 'form' });
    void queryClient.resetQueries({ queryKey: PAYMENT_INTENT_KEY });
  };
  const setErrorText = (text: string | undefined) => setError(text ? { method, text } : undefined);
  return { stage, setStage, errorText: error?.method === method ? error.text : undefined, setErrorText, restart };
}

/** The payment of a cart by card or wallet: creates its intent when the method is selected, pays once, and places the order. */
export function usePayment(options: PaymentOptions) {
  const { draft, enabled, isAwaited, onPay, onPlaced, onCartChanged, onRejected, onInvalidFields } = options;
  const api = usePaymentApi(draft);
  const { stage, setStage, errorText, setErrorText, restart } = useStage(draft.method);
  const refreshSettings = useSettingsRefresh();
  const running = useRef(false);
  const intent = usePaymentIntent(draft, enabled && !isAwaited && stage.kind === 'form', onCartChanged);

  const handleResult = async (result: PaymentResult): Promise<void> => {
    if (result.kind === 'order') {
      onOrderPlaced(result.order);
      onPlaced(result.order);
      return;
    }
    if (result.kind === 'intent-failed') {
      refreshSettings(result.error);
      void onRejected();
    }
    const isInvalid = result.kind === 'intent-failed' && onInvalidFields(fieldErrors(result.error));
    if (!isInvalid) setErrorText(await showPaymentResult(result, onCartChanged));
    running.current = false;
    setStage(result.kind === 'received' ? result : { kind: 'form' });
  };
  /** Resolves with whether the payment succeeded, which a wallet's sheet has to be told. */
  const pay = async (strategy: PaymentStrategy): Promise<boolean> => {
    // A second click can arrive before the button is rendered as disabled.
    if (running.current) return true;
    running.current = true;
    onPay();
    dismissToasts();
    setErrorText(undefined);
    setStage({ kind: 'paying' });
    const result = await runPayment(api, strategy);
    await handleResult(result);
    return result.kind === 'order' || result.kind === 'received';
  };
  return { intent, stage: stageOf(stage, intent), errorText, busy: stage.kind === 'paying' || isAwaited, pay, restart };
}

export type Payment = ReturnType<typeof usePayment>;
