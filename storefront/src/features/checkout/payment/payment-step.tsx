import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { dismissToasts } from '#components/ui/toast/toast.ts';
import { formatCents } from '#lib/money.ts';
import { useFreshSettings } from '#lib/settings.ts';
import { useOnline } from '#lib/use-online.ts';
import { useReservedOrderNumber } from '../api/reserve-order-number.ts';
import type { Shortage } from '../order/cart-changes.ts';
import { AlreadySent, CartHasChanged, ShortageNotice } from '../order/cart-notices.tsx';
import type { PlacedOrderHandler } from '../order/on-order-placed.ts';
import type { InvalidFieldsHandler } from '../order/order-errors.ts';
import { useCartWatch } from '../order/use-cart-watch.ts';
import type { PricedCart } from '../order/use-priced-cart.ts';
import type { ShippingFields } from '../shipping/shipping-rules.ts';
import { ManualPayment, ManualUnavailable } from './manual/manual-payment.tsx';
import { useManualOrder } from './manual/use-manual-order.ts';
import { cardMethodOf, isManual, type PaymentMethod } from './payment-methods.ts';
import { PaymentOptions } from './payment-options.tsx';
import styles from './payment-step.module.css';
import { ProviderPayment } from './provider-payment.tsx';
import { RateChoice } from './rate-choice.tsx';
import { ReceivedPayment } from './received-payment.tsx';
import { usePayment } from './use-payment.ts';

interface PaymentStepProps {
  sessionId: string;
  cart: PricedCart;
  shipping: ShippingFields;
  method: PaymentMethod | undefined;
  onSelect: (method: PaymentMethod) => void;
  onBack: () => void;
  onPlaced: PlacedOrderHandler;
  onReduce: (shortage: Shortage) => void;
  isCartPending: boolean;
  onInvalidFields: InvalidFieldsHandler;
}

/** Manual and provider payments, and the new total if the cart changes during either of them. */
function usePaymentStep(props: PaymentStepProps) {
  const { sessionId, shipping, method, onPlaced, onInvalidFields } = props;
  const { lines, totalCents, shippingRateId, rateChoice, isAwaited, fetchCart } = props.cart;
  const [newTotal, setNewTotal] = useState<string | null>(null);
  // Reserved when the step opens, so that the instructions of a manual method have it at once.
  useReservedOrderNumber(sessionId);
  const { offeredMethods } = useFreshSettings();
  const onCartChanged = (total: string) => {
    setNewTotal(total);
    return fetchCart();
  };
  const handlers = { onPlaced, onCartChanged, onRejected: fetchCart, onInvalidFields };
  const cart = { sessionId, lines, totalCents, shipping, shippingRateId, language: navigator.language };
  const providerMethod = cardMethodOf(method);
  const manualMethod = method && isManual(method) ? method.id : undefined;
  const manual = useManualOrder(handlers);
  const watch = useCartWatch({
    lines,
    totalCents,
    rateChoice,
    isAwaited,
    fetchCart,
    manualMethod: manual.busy ? undefined : manualMethod,
  });
  const confirmCart = () => {
    setNewTotal(null);
    watch.confirm();
  };
  const payment = usePayment({
    ...handlers,
    onPay: confirmCart,
    draft: { ...cart, method: providerMethod ?? 'card' },
    enabled: providerMethod !== undefined && offeredMethods.includes(providerMethod),
    isAwaited,
  });
  const completeManually = () => {
    if (manualMethod === undefined) return;
    dismissToasts();
    confirmCart();
    manual.complete({ ...cart, method: manualMethod });
  };
  const offered = method === undefined || offeredMethods.includes(method.id);
  const hasChanged = newTotal !== null || watch.changes.length > 0 || watch.isRepriced;
  return { newTotal, hasChanged, watch, manual, payment, completeManually, offered, busy: manual.busy || payment.busy };
}

type PaymentStepState = ReturnType<typeof usePaymentStep>;

export function PaymentStep(props: PaymentStepProps) {
  const { sessionId, cart, method, onSelect, onBack } = props;
  const { totalCents, fetchCart, isAwaited } = cart;
  const step = usePaymentStep(props);
  const { manual, payment, watch, completeManually, offered, busy } = step;
  const amount = formatCents(totalCents);
  if (payment.stage.kind === 'received')
    return <ReceivedPayment {...props} {...{ fetchCart }} stage={payment.stage} onBack={payment.restart} />;
  const isShort = watch.shortages.length > 0;
  return (
    <div className={styles.step}>
      <Notices step={step} {...props} />
      <RateChoice cart={cart} disabled={manual.busy || payment.stage.kind === 'paying'} />
      <PaymentOptions selected={method} disabled={busy} onSelect={onSelect}>
        {method && isManual(method) && !offered && <ManualUnavailable methodLabel={method.label} />}
        {method && isManual(method) && offered && (
          <ManualPayment method={method} totalCents={totalCents} sessionId={sessionId} paused={isShort} />
        )}
        {method && !isManual(method) && <ProviderPayment key={method.id} {...{ method, amount, totalCents, payment }} />}
      </PaymentOptions>
      {(!method || isManual(method)) && (
        <Button wide disabled={!method || !offered || isShort} busy={busy || isAwaited} onClick={completeManually}>
          {manual.busy ? 'Processing...' : 'Complete Order'}
        </Button>
      )}
      {method === undefined && <p className={styles.hint}>Choose how you would like to pay.</p>}
      <OfflineNote waiting={busy} />
      <Button variant="quiet" busy={busy} onClick={onBack}>
        Back to Shipping Information
      </Button>
    </div>
  );
}

function Notices(
  props: Pick<PaymentStepProps, 'sessionId' | 'method' | 'cart' | 'onReduce' | 'isCartPending'> & { step: PaymentStepState },
) {
  const { step, sessionId, method, onReduce, isCartPending } = props;
  const { totalCents } = props.cart;
  const { newTotal, hasChanged, watch, manual } = step;
  const total = newTotal ?? formatCents(totalCents);
  // What a shopper may have sent in another app is the total from before the change.
  const [firstTotal] = useState(formatCents(totalCents));
  const maySent = method && isManual(method) && (hasChanged || watch.shortages.length > 0 || manual.failed);
  return (
    <div role="alert" className={styles.notices}>
      {watch.shortages.map((shortage) => (
        <ShortageNotice key={shortage.line.id} shortage={shortage} busy={isCartPending} onReduce={onReduce} />
      ))}
      {hasChanged && <CartHasChanged newTotal={total} changes={watch.changes} />}
      {maySent && <AlreadySent amount={firstTotal} sessionId={sessionId} />}
    </div>
  );
}

/** Beside the button that waits, because the banner may be out of view. */
function OfflineNote({ waiting }: { waiting: boolean }) {
  const online = useOnline();
  if (online) return null;
  return (
    <output className={styles.hint}>
      You are offline.{' '}
      {waiting ? 'This continues by itself as soon as you are back online.' : 'You can continue when you are back online.'}
    </output>
  );
}
