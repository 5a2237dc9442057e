import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { getSessionId } from '#features/cart/session-id.ts';
import { useRemoveCartLine, useUpdateCartLine } from '#features/cart/api/edit-cart-line.ts';
import { useCheckoutCart } from '#features/cart/api/get-cart.ts';
import { useIsCartPending } from '#features/cart/use-cart-mutation.ts';
import type { Shortage } from '#features/checkout/order/cart-changes.ts';
import { type PricedCart, usePricedCart } from '#features/checkout/order/use-priced-cart.ts';
import { NoQuote } from '#features/checkout/payment/no-quote.tsx';
import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { ShippingForm } from '#features/checkout/shipping/shipping-form.tsx';
import { findPaymentMethod, firstOffered, type PaymentMethod } from '#features/checkout/payment/payment-methods.ts';
import { readPaymentMethod, writePaymentMethod } from '#features/checkout/payment/pending-payment.ts';
import { readShippingDraft } from '#features/checkout/shipping/shipping-draft.ts';
import { isValidShipping, type ShippingErrors } from '#features/checkout/shipping/shipping-rules.ts';
import { ShipsTo } from '#features/checkout/shipping/ships-to.tsx';
import { useSettings } from '#lib/settings.ts';
import { prefetchScreen } from '../../prefetch-screens.ts';
import styles from './checkout-steps.module.css';
import { StepHeading } from './step-heading.tsx';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';

const importPaymentStep = () => import('#features/checkout/payment/payment-step.tsx');

/** Loaded while step 1 is filled in, to keep it out of the first load. */
const PaymentStep = lazy(async () => {
  const { PaymentStep: Step } = await importPaymentStep();
  return { default: Step };
});

/** The URL holds the step, so that the Back button returns to the shipping form. Step 2 needs a valid step 1. */
function useStep() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const shipping = readShippingDraft();
  const isPayment = searchParams.get('step') === 'payment' && isValidShipping(shipping);
  return {
    shipping,
    isPayment,
    toPayment: () => void navigate(paths.payment),
    toShipping: () => void navigate(paths.checkout),
  };
}

/** Sets a line to what is left, or removes it. */
function useReduceLine(): (shortage: Shortage) => void {
  const update = useUpdateCartLine();
  const remove = useRemoveCartLine();
  return ({ line, left }) => (left === 0 ? remove.mutate(line.id) : update.mutate({ id: line.id, quantity: left }));
}

export function CheckoutSteps() {
  const { shipping, isPayment, toPayment, toShipping } = useStep();
  const { paymentMethods, offeredMethods } = useSettings();
  const [methodId, setMethodId] = useState(readPaymentMethod);
  const method = findPaymentMethod(paymentMethods, methodId) ?? firstOffered(paymentMethods, offeredMethods);
  const onSelect = (chosen: PaymentMethod) => {
    setMethodId(chosen.id);
    writePaymentMethod(chosen);
  };
  useEffect(() => {
    importPaymentStep().catch(() => undefined);
  }, []);
  useEffect(() => {
    // After the payment nobody shall look at an empty sheet.
    if (isPayment) prefetchScreen(paths.orderConfirmation('paid'));
  }, [isPayment]);
  const sessionId = getSessionId();
  const onPlaced = useGoToConfirmation();
  const [rejected, setRejected] = useState<ShippingErrors>();
  const onInvalidFields = (errors: ShippingErrors): boolean => {
    if (Object.keys(errors).length === 0) return false;
    setRejected(errors);
    toShipping();
    return true;
  };
  const onAddress = (): void => {
    setRejected(undefined);
    toPayment();
  };
  const cart = usePricedCart({ sessionId, cart: useCheckoutCart(), shipping, isPayment, onInvalidFields });
  const onReduce = useReduceLine();
  const isCartPending = useIsCartPending();
  return (
    <div className={styles.layout}>
      <div className={styles.summary}>
        <OrderSummary cart={cart} method={isPayment ? method : undefined} />
      </div>
      <section className={styles.step} aria-labelledby="step-heading">
        <StepHeading
          key={String(isPayment)}
          number={isPayment ? 2 : 1}
          title={isPayment ? 'Payment Method' : 'Shipping Information'}
        />
        {isPayment ? (
          <>
            <ShipsTo shipping={shipping} onChange={toShipping} />
            <Suspense fallback={<Skeleton style={{ height: '24rem' }} />}>
              {cart.isReady ? (
                <PaymentStep
                  {...{ sessionId, cart, shipping, method, onPlaced, onSelect, onReduce, isCartPending, onInvalidFields }}
                  onBack={toShipping}
                />
              ) : (
                <AwaitedQuote cart={cart} onBack={toShipping} />
              )}
            </Suspense>
          </>
        ) : (
          <ShippingForm initialErrors={rejected} onDone={onAddress} />
        )}
      </section>
    </div>
  );
}

function AwaitedQuote({ cart, onBack }: { cart: PricedCart; onBack: () => void }) {
  if (cart.error && !cart.isAwaited) return <NoQuote error={cart.error} onRetry={() => void cart.fetchCart()} onBack={onBack} />;
  return <Skeleton style={{ height: '24rem' }} />;
}
