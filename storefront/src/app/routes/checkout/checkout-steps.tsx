import type { PlacedOrder } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CART_KEY } from '../../../features/cart/api/get-cart.ts';
import { readSessionId } from '../../../features/cart/session-id.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { orderNumberQuery } from '../../../features/checkout/api/reserve-order-number.ts';
import { OrderSummary } from '../../../features/checkout/components/order-summary.tsx';
import { PaymentStep } from '../../../features/checkout/components/payment-step.tsx';
import { ShippingForm } from '../../../features/checkout/components/shipping-form.tsx';
import type { PaymentMethod } from '../../../features/checkout/payment-methods.ts';
import { readDraft } from '../../../features/checkout/shipping-draft.ts';
import { checkShipping, firstBadField } from '../../../features/checkout/shipping-rules.ts';
import { useApi } from '../../../lib/shop-runtime.tsx';
import styles from './checkout-steps.module.css';
import { StepHeading } from './step-heading.tsx';

/** The step lives in the address, so that the phone's Back button returns to the shipping form; step 2 needs a valid step 1. */
function useStep() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const shipping = readDraft();
  const isPayment = address.get('step') === 'payment' && !firstBadField(checkShipping(shipping));
  return {
    shipping,
    isPayment,
    toPayment: () => void navigate('/checkout?step=payment'),
    toShipping: () => void navigate('/checkout'),
  };
}

/**
 * After the order, what belonged to it is forgotten, but only once the confirmation stands: an empty cart must not flash up in
 * between, nor a number be reserved for an order that nobody asked for.
 */
function useLeaveForConfirmation(sessionId: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const api = useApi();
  const placed = useRef(false);
  useEffect(
    () => () => {
      if (!placed.current) return;
      queryClient.removeQueries({ queryKey: orderNumberQuery(api, sessionId).queryKey });
      void queryClient.invalidateQueries({ queryKey: CART_KEY });
    },
    [queryClient, api, sessionId],
  );
  return ({ id }: PlacedOrder) => {
    placed.current = true;
    void navigate(`/order-confirmation/${id}`, { replace: true });
  };
}

export function CheckoutSteps() {
  const { lines, totalCents, refetch } = useCart();
  const { shipping, isPayment, toPayment, toShipping } = useStep();
  const [method, setMethod] = useState<PaymentMethod>();
  const sessionId = readSessionId();
  const onPlaced = useLeaveForConfirmation(sessionId);
  return (
    <div className={styles.layout}>
      <section className={styles.step} aria-labelledby="step-heading">
        <StepHeading
          key={String(isPayment)}
          number={isPayment ? 2 : 1}
          title={isPayment ? 'Payment Method' : 'Shipping Information'}
        />
        {isPayment ? (
          <PaymentStep
            {...{ sessionId, lines, totalCents, shipping, method, onPlaced }}
            onSelect={setMethod}
            onBack={toShipping}
            onCartChanged={refetch}
          />
        ) : (
          <ShippingForm onDone={toPayment} />
        )}
      </section>
      <OrderSummary lines={lines} totalCents={totalCents} method={isPayment ? method : undefined} />
    </div>
  );
}
