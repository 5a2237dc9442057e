import { Button } from '../../../components/ui/button.tsx';
import { useSettings } from '../../../lib/settings/use-settings.ts';
import { useReservedOrderNumber } from '../api/reserve-order-number.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import styles from './payment-instructions.module.css';
import { PaymentTicket } from './payment-ticket.tsx';

interface InstructionsProps {
  method: PaymentMethod;
  amount: string;
  sessionId: string;
}

/** What to do for the chosen method. Card and Apple Pay get their forms once a payment provider is connected. */
export function PaymentInstructions({ method, amount, sessionId }: InstructionsProps) {
  if (!method.manual) {
    return <p className={styles.text}>{method.label} is coming soon. For now, please choose Venmo, Cash App or Zelle.</p>;
  }
  return <ManualInstructions method={method} amount={amount} sessionId={sessionId} />;
}

function ManualInstructions({
  method,
  amount,
  sessionId,
}: InstructionsProps & { method: Extract<PaymentMethod, { manual: true }> }) {
  const { paymentHandles } = useSettings();
  const { data, isError, refetch } = useReservedOrderNumber(sessionId);
  const handle = paymentHandles[method.id];
  return (
    <div className={styles.instructions}>
      <p className={styles.text}>
        Send <strong>{amount}</strong> to <strong>{handle}</strong> with {method.label}. Put{' '}
        {data ? (
          <>
            order number <strong>{data.orderNumber}</strong>
          </>
        ) : (
          'your order number'
        )}{' '}
        in the note, then click &apos;Complete Order&apos;.
      </p>
      <PaymentTicket methodLabel={method.label} handle={handle} amount={amount} orderNumber={data?.orderNumber} />
      {isError && (
        <p className={styles.text} role="alert">
          Your order number could not be reserved.{' '}
          <Button look="quiet" small onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <p className={styles.note}>Orders paid by hand are processed once we have confirmed that your payment was received.</p>
    </div>
  );
}
