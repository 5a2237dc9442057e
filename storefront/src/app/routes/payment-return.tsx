import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { fetchOrderByPayment } from '#features/checkout/api/fetch-order.ts';
import { OrderPolling } from '#features/checkout/order/order-polling.tsx';
import { SupportContact } from '#features/checkout/order/support-contact.tsx';
import { readPendingPayment } from '#features/checkout/payment/pending-payment.ts';
import { onOrderPlaced } from '#features/checkout/payment/manual/use-manual-order.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { useApi } from '#lib/app-context.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import styles from './checkout/checkout-steps.module.css';
import { ResumePayment } from './checkout/resume-payment.tsx';
import { useGoToConfirmation } from './checkout/use-go-to-confirmation.ts';

interface PaymentReturn {
  clientSecret: string;
  failed: boolean;
}

/** What the provider wrote into the address. It is read once and taken out: it opens the payment. */
function usePaymentReturn(): PaymentReturn | undefined {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [returned] = useState(() => {
    const clientSecret = query.get('payment_intent_client_secret');
    return clientSecret ? { clientSecret, failed: query.get('redirect_status') === 'failed' } : undefined;
  });
  const hasQuery = query.size > 0;
  useEffect(() => {
    if (hasQuery) void navigate('/order-confirmation', { replace: true });
  }, [hasQuery, navigate]);
  return returned;
}

function Return({ clientSecret, failed }: PaymentReturn) {
  const api = useApi();
  const leave = useGoToConfirmation();
  return (
    <OrderPolling
      as="h1"
      ask={fetchOrderByPayment(api, clientSecret)}
      paid={false}
      mayStillSucceed={!failed}
      onOrder={(order) => {
        onOrderPlaced(order);
        leave(order);
      }}
      back={<ButtonLink to="/checkout?step=payment">Back to payment</ButtonLink>}
    />
  );
}

/** Somebody came here by hand, or loaded the page again: this tab may still know of a payment. */
function ReturnWithoutSecret() {
  const [pendingPayment] = useState(readPendingPayment);
  if (pendingPayment) return <ResumePayment body={pendingPayment} />;
  return (
    <Notice as="h1" title="Your order is in your email" actions={<ButtonLink to="/">Return Home</ButtonLink>}>
      <p>
        Every order is confirmed by email, with a link to its page. If you have paid and no email has come within an hour, your
        money is not lost. <SupportContact />
      </p>
    </Notice>
  );
}

/** Where the provider sends the shopper after a payment: no order is named here, so it is looked for. */
export function Screen() {
  const returned = usePaymentReturn();
  const hydrated = useHydrated();
  return (
    <Page>
      <PageHead head={{ title: 'Your order', noindex: true, private: true }} />
      {returned && (
        <div className={styles.resume}>
          <Return {...returned} />
        </div>
      )}
      {!returned && hydrated && <ReturnWithoutSecret />}
    </Page>
  );
}
