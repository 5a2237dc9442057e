import { Button, ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { fetchOrderBySession } from '#features/checkout/api/fetch-order.ts';
import { OrderPolling } from '#features/checkout/order/order-polling.tsx';
import { onOrderPlaced } from '#features/checkout/order/on-order-placed.ts';
import { findPaymentMethod, isManual } from '#features/checkout/payment/payment-methods.ts';
import type { PendingPayment } from '#features/checkout/payment/pending-payment.ts';
import { useApi } from '#lib/app-context.tsx';
import { useSettings } from '#lib/settings.ts';
import styles from './checkout-steps.module.css';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';

interface ResumePaymentProps {
  pending: PendingPayment;
  /** Without it, the way back is a link to the payment step. */
  onBack?: () => void;
}

/** Shows what became of a payment that this tab started, or of an order that it sent: its order, or that there is none. */
export function ResumePayment({ pending, onBack }: ResumePaymentProps) {
  const api = useApi();
  const goToConfirmation = useGoToConfirmation();
  const method = findPaymentMethod(useSettings().paymentMethods, pending.orderData.paymentMethod);
  return (
    <div className={styles.resume}>
      <OrderPolling
        as="h1"
        fetchOrder={fetchOrderBySession(api, pending)}
        paid={false}
        byHand={method !== undefined && isManual(method)}
        mayStillSucceed={false}
        onOrder={(order) => {
          onOrderPlaced(order);
          goToConfirmation(order);
        }}
        back={
          onBack ? (
            <Button onClick={onBack}>Back to checkout</Button>
          ) : (
            <ButtonLink to={paths.payment}>Back to payment</ButtonLink>
          )
        }
      />
    </div>
  );
}
