import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { getSessionId } from '#features/cart/session-id.ts';
import { useCart } from '#features/cart/use-cart.ts';
import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { ShippingForm } from '#features/checkout/shipping/shipping-form.tsx';
import type { PaymentMethod } from '#features/checkout/payment/payment-methods.ts';
import { readPaymentMethod, writePaymentMethod } from '#features/checkout/payment/pending-payment.ts';
import { readDraft } from '#features/checkout/shipping/shipping-draft.ts';
import { validateShipping, firstInvalidField } from '#features/checkout/shipping/shipping-rules.ts';
import styles from './checkout-steps.module.css';
import { StepHeading } from './step-heading.tsx';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';

const importPayment = () => import('#features/checkout/payment/payment-step.tsx');

/** Step 2 comes while step 1 is filled in: the first load has no room for it. */
const PaymentStep = lazy(async () => {
  const { PaymentStep: Step } = await importPayment();
  return { default: Step };
});

/** The step lives in the address, so that the phone's Back button returns to the shipping form; step 2 needs a valid step 1. */
function useStep() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const shipping = readDraft();
  const isPayment = address.get('step') === 'payment' && !firstInvalidField(validateShipping(shipping));
  return {
    shipping,
    isPayment,
    toPayment: () => void navigate('/checkout?step=payment'),
    toShipping: () => void navigate('/checkout'),
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
    importPayment().catch(() => undefined);
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
