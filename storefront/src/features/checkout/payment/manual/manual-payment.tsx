import { fromCents } from '@shop/contract';
import { Button } from '#components/ui/button.tsx';
import { formatCents } from '#lib/money.ts';
import { useReservedOrderNumber } from '../../api/reserve-order-number.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import styles from './manual-payment.module.css';
import { PaymentAppLink } from './payment-app-link.tsx';
import { paymentAppUrl } from './payment-app-url.ts';
import { PaymentInstructions } from './payment-instructions.tsx';

interface ManualPaymentProps {
  method: PaymentMethod;
  totalCents: number;
  sessionId: string;
  /** Something in the cart has sold out: nobody should pay for it. */
  paused: boolean;
}

/** The shop has no account of its own for this method. */
export function ManualUnavailable({ methodLabel }: { methodLabel: string }) {
  return <p className={styles.text}>{methodLabel} is not available right now. Please choose another payment method.</p>;
}

/** What to send, to whom, and with which note. */
export function ManualPayment({ method, totalCents, sessionId, paused }: ManualPaymentProps) {
  const { data, isError, refetch } = useReservedOrderNumber(sessionId);
  const handle = method.handle?.value ?? '';
  const amount = formatCents(totalCents);
  const url = data && paymentAppUrl(method, { amount: fromCents(totalCents), orderNumber: data.orderNumber });
  if (paused)
    return <p className={styles.text}>Please do not send any money yet: an item in your cart is no longer available.</p>;
  return (
    <div className={styles.instructions}>
      <p className={styles.text}>
        Send <strong>{amount}</strong> to <strong>{handle}</strong> with {method.label}. Put{' '}
        {data ? (
          <>
            order number <strong className={styles.orderNumber}>{data.orderNumber}</strong>
          </>
        ) : (
          'your order number'
        )}{' '}
        in the note, then click &apos;Complete Order&apos;.
      </p>
      {url && (
        <PaymentAppLink url={url} methodLabel={method.label}>
          Then come back here: your order is placed only when you click &apos;Complete Order&apos;.
        </PaymentAppLink>
      )}
      <PaymentInstructions methodLabel={method.label} handle={handle} amount={amount} orderNumber={data?.orderNumber} />
      {isError && (
        <p className={styles.text} role="alert">
          We could not reserve an order number.{' '}
          <Button variant="quiet" small onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <p className={styles.note}>Manual-payment orders are processed once payment receipt is confirmed.</p>
    </div>
  );
}
