import type { CartLine } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/app-context.tsx';
import { formatCents } from '#lib/money.ts';
import { useFreshSettings } from '#lib/settings.ts';
import { fetchOrderByPayment } from '../api/fetch-order.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import { onOrderPlaced, type PlacedOrderHandler } from '../order/on-order-placed.ts';
import { OrderPolling } from '../order/order-polling.tsx';
import type { ShippingFields } from '../shipping/shipping-rules.ts';
import { ManualPayment, ManualUnavailable } from './manual/manual-payment.tsx';
import { useManualOrder } from './manual/use-manual-order.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { PaymentOptions } from './payment-options.tsx';
import styles from './payment-step.module.css';
import { ProviderPayment } from './provider-payment.tsx';
import { usePayment, type PaymentStage } from './use-payment.ts';

interface PaymentStepProps {
  sessionId: string;
  lines: readonly CartLine[];
  totalCents: number;
  shipping: ShippingFields;
  method: PaymentMethod | undefined;
  onSelect: (method: PaymentMethod) => void;
  onBack: () => void;
  onPlaced: PlacedOrderHandler;
  /** Fetches the cart again after the server found it changed. */
  onCartChanged: () => Promise<unknown>;
}

/** Manual and provider payments, and the new total if the cart changes during either of them. */
function usePaymentStep({ sessionId, lines, totalCents, shipping, method, onPlaced, onCartChanged }: PaymentStepProps) {
  const [newTotal, setNewTotal] = useState<string | null>(null);
  const { offeredMethods } = useFreshSettings();
  const handlers = {
    onPlaced,
    onCartChanged: (total: string) => {
      setNewTotal(total);
      return onCartChanged();
    },
  };
  const cart = { sessionId, lines, totalCents, shipping };
  const providerMethod = method?.manual === false ? method.id : undefined;
  const manual = useManualOrder(handlers);
  const payment = usePayment({
    ...handlers,
    onPay: () => setNewTotal(null),
    draft: { ...cart, method: providerMethod ?? 'card' },
    enabled: providerMethod !== undefined && offeredMethods.includes(providerMethod),
  });
  const completeManually = () => {
    if (!method?.manual) return;
    setNewTotal(null);
    manual.complete({ ...cart, method: method.id });
  };
  const offered = method === undefined || offeredMethods.includes(method.id);
  return { newTotal, manual, payment, completeManually, offered, busy: manual.busy || payment.busy };
}

export function PaymentStep(props: PaymentStepProps) {
  const { sessionId, totalCents, method, onSelect, onBack } = props;
  const { newTotal, manual, payment, completeManually, offered, busy } = usePaymentStep(props);
  const amount = formatCents(totalCents);
  if (payment.stage.kind === 'received') return <Received {...props} stage={payment.stage} onBack={payment.restart} />;
  return (
    <div className={styles.step}>
      <div role="alert">{newTotal && <CartHasChanged newTotal={newTotal} />}</div>
      <PaymentOptions selected={method} disabled={busy} onSelect={onSelect}>
        {method?.manual && !offered && <ManualUnavailable methodLabel={method.label} />}
        {method?.manual && offered && <ManualPayment method={method} totalCents={totalCents} sessionId={sessionId} />}
        {method?.manual === false && <ProviderPayment key={method.id} {...{ amount, totalCents, payment }} method={method.id} />}
      </PaymentOptions>
      {method?.manual !== false && (
        <Button wide disabled={busy || !method || !offered} onClick={completeManually}>
          {manual.busy ? 'Processing...' : 'Complete Order'}
        </Button>
      )}
      <Button variant="quiet" disabled={busy} onClick={onBack}>
        Back to Shipping Information
      </Button>
    </div>
  );
}

function CartHasChanged({ newTotal }: { newTotal: string }) {
  return (
    <p ref={focusOnMount} tabIndex={-1} className={styles.changed}>
      <strong>Your cart has changed.</strong> The new total is <strong>{newTotal}</strong>. Please look over your order and
      confirm it again.
    </p>
  );
}

interface ReceivedProps {
  stage: Extract<PaymentStage, { kind: 'received' }>;
  onPlaced: PlacedOrderHandler;
  onCartChanged: () => Promise<unknown>;
  onBack: () => void;
}

function Received({ stage, onPlaced, onCartChanged, onBack }: ReceivedProps) {
  const api = useApi();
  const goBack = () => void onCartChanged().then(onBack);
  return (
    <OrderPolling
      as="h3"
      fetchOrder={fetchOrderByPayment(api, stage.clientSecret)}
      initialResult={stage.pollResult}
      paid={stage.paid}
      onOrder={(order) => {
        onOrderPlaced(order);
        onPlaced(order);
      }}
      back={<Button onClick={goBack}>Back to your order</Button>}
    />
  );
}
