import { toCents, type Order } from '@shop/contract';
import { PaymentAppLink } from '#features/checkout/payment/manual/payment-app-link.tsx';
import { PaymentInstructions } from '#features/checkout/payment/manual/payment-instructions.tsx';
import { paymentAppUrl } from '#features/checkout/payment/manual/payment-app-url.ts';
import { findPaymentMethod, type PaymentMethod } from '#features/checkout/payment/payment-methods.ts';
import { PaymentReport } from '#features/orders/components/payment-report.tsx';
import { formatPrice } from '#lib/money.ts';
import { useFreshSettings } from '#lib/settings.ts';
import styles from './order-confirmation.module.css';

interface ManualPaymentProps {
  order: Order;
  method: PaymentMethod;
}

/** For an order that is paid by hand and whose money has not arrived. */
export function ManualPayment({ order, method }: ManualPaymentProps) {
  if (order.paymentStatus !== 'unpaid') return null;
  const isPart = toCents(order.receivedAmount) > 0;
  if (order.status === 'cancelled') return isPart ? null : <SentMoney order={order} />;
  return (
    <>
      {!isPart && <PaymentReport order={order} />}
      <StillToPay order={order} method={method} />
    </>
  );
}

/** The money may have been on its way when the order was cancelled. */
function SentMoney({ order: { totalAmount, orderNumber } }: { order: Order }) {
  const { email } = useFreshSettings();
  return (
    <p className={styles.sent}>
      <strong>Already sent {formatPrice(totalAmount)}?</strong> It stays yours: write to <a href={`mailto:${email}`}>{email}</a>{' '}
      with {orderNumber}, and we send it back.
    </p>
  );
}

/** Repeats what to send and to whom, for shoppers who closed the payment app too early; folded, because most have paid. */
function StillToPay({ order, method }: ManualPaymentProps) {
  const { paymentMethods, offeredMethods, email } = useFreshSettings();
  const current = findPaymentMethod(paymentMethods, method.id) ?? method;
  const url = paymentAppUrl(current, { amount: order.amountDue, orderNumber: order.orderNumber });
  return (
    <details className={styles.pay}>
      <summary className={styles.payTitle}>I still have to pay</summary>
      <div className={styles.ticket}>
        {!offeredMethods.includes(method.id) && (
          <p>
            Our {method.label} account has changed. Please write to <a href={`mailto:${email}`}>{email}</a> before you pay.
          </p>
        )}
        {offeredMethods.includes(method.id) && (
          <>
            {url && <PaymentAppLink url={url} methodLabel={method.label} />}
            <PaymentInstructions
              methodLabel={method.label}
              handle={current.handle?.value ?? ''}
              amount={formatPrice(order.amountDue)}
              orderNumber={order.orderNumber}
            />
          </>
        )}
      </div>
    </details>
  );
}
