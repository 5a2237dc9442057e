import { Button, ButtonLink } from '#components/ui/button.tsx';
import { fetchOrderBySession } from '#features/checkout/api/place-order.ts';
import { OrderPolling } from '#features/checkout/order/order-polling.tsx';
import type { OrderBody } from '#features/checkout/order/order-request.ts';
import { onOrderPlaced } from '#features/checkout/payment/manual/use-manual-order.ts';
import { useApi } from '#lib/app-context.tsx';
import styles from './checkout-steps.module.css';
import { useGoToConfirmation } from './use-go-to-confirmation.ts';

interface ResumePaymentProps {
  body: OrderBody;
  /** Absent where there is a page to go back to. */
  onOver?: () => void;
}

/** The payment that this tab had begun before the page was loaded again: its order, or the word that nothing was paid. */
export function ResumePayment({ body, onOver }: ResumePaymentProps) {
  const api = useApi();
  const leave = useGoToConfirmation();
  return (
    <div className={styles.resume}>
      <OrderPolling
        as="h1"
        ask={fetchOrderBySession(api, body)}
        paid={false}
        mayStillSucceed={false}
        onOrder={(order) => {
          onOrderPlaced(order);
          leave(order);
        }}
        back={
          onOver ? (
            <Button onClick={onOver}>Back to checkout</Button>
          ) : (
            <ButtonLink to="/checkout?step=payment">Back to payment</ButtonLink>
          )
        }
      />
    </div>
  );
}
