import { Button, ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { fetchOrderBySession } from '#features/checkout/api/fetch-order.ts';
import { OrderPolling } from '#features/checkout/order/order-polling.tsx';
import type { OrderBody } from '#features/checkout/order/order-request.ts';
import { onOrderPlaced } from '#features/checkout/order/on-order-placed.ts';
import { useApi } from '#lib/app-context.tsx';
import styles from './checkout-steps.module.css';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';

interface ResumePaymentProps {
  body: OrderBody;
  /** Without it, the way back is a link to the payment step. */
  onBack?: () => void;
}

/** Shows the result of a payment that this tab started before a reload: its order, or that nothing was paid. */
export function ResumePayment({ body, onBack }: ResumePaymentProps) {
  const api = useApi();
  const goToConfirmation = useGoToConfirmation();
  return (
    <div className={styles.resume}>
      <OrderPolling
        as="h1"
        fetchOrder={fetchOrderBySession(api, body)}
        paid={false}
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
