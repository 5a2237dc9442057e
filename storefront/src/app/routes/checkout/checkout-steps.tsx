import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { getSessionId } from '#features/cart/session-id.ts';
import { useCart } from '#features/cart/api/get-cart.ts';
import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { ShippingForm } from '#features/checkout/shipping/shipping-form.tsx';
import type { PaymentMethod } from '#features/checkout/payment/payment-methods.ts';
import { readPaymentMethod, writePaymentMethod } from '#features/checkout/payment/pending-payment.ts';
import { readShippingDraft } from '#features/checkout/shipping/shipping-draft.ts';
import { isValidShipping } from '#features/checkout/shipping/shipping-rules.ts';
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

export function CheckoutSteps() {
  const { lines, totalCents, refetch } = useCart();
  const { shipping, isPayment, toPayment, toShipping } = useStep();
  const [method, setMethod] = useState<PaymentMethod | undefined>(readPaymentMethod);
  const onSelect = (chosen: PaymentMethod) => {
    setMethod(chosen);
    writePaymentMethod(chosen);
  };
  useEffect(() => {
    importPaymentStep().catch(() => undefined);
  }, []);
  const sessionId = getSessionId();
  const onPlaced = useGoToConfirmation();
  return (
    <div className={styles.layout}>
      <section className={styles.step} aria-labelledby="step-heading">
        <StepHeading
          key={String(isPayment)}
          number={isPayment ? 2 : 1}
          title={isPayment ? 'Payment Method' : 'Shipping Information'}
        />
        {isPayment ? (
          <Suspense fallback={<Skeleton style={{ height: '24rem' }} />}>
            <PaymentStep
              {...{ sessionId, lines, totalCents, shipping, method, onPlaced, onSelect }}
              onBack={toShipping}
              onCartChanged={refetch}
            />
          </Suspense>
        ) : (
          <ShippingForm onDone={toPayment} />
        )}
      </section>
      <OrderSummary lines={lines} totalCents={totalCents} method={isPayment ? method : undefined} />
    </div>
  );
}
