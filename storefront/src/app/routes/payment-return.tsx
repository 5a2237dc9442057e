import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { fetchOrderByPayment } from '#features/checkout/api/fetch-order.ts';
import { OrderPolling, SupportContact } from '#features/checkout/order/order-polling.tsx';
import { readPendingPayment } from '#features/checkout/payment/pending-payment.ts';
import { onOrderPlaced } from '#features/checkout/order/on-order-placed.ts';
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

/** The provider's parameters in the URL. Read once and removed, because the client secret gives access to the payment. */
function usePaymentReturn(): PaymentReturn | undefined {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [paymentReturn] = useState(() => {
    const clientSecret = query.get('payment_intent_client_secret');
    return clientSecret ? { clientSecret, failed: query.get('redirect_status') === 'failed' } : undefined;
  });
  const hasQuery = query.size > 0;
  useEffect(() => {
    if (hasQuery) void navigate(paths.paymentReturn, { replace: true });
  }, [hasQuery, navigate]);
  return paymentReturn;
}

function Return({ clientSecret, failed }: PaymentReturn) {
  const api = useApi();
  const goToConfirmation = useGoToConfirmation();
  return (
    <OrderPolling
      as="h1"
      fetchOrder={fetchOrderByPayment(api, clientSecret)}
      paid={false}
      mayStillSucceed={!failed}
      onOrder={(order) => {
        onOrderPlaced(order);
        goToConfirmation(order);
      }}
      back={<ButtonLink to={paths.payment}>Back to payment</ButtonLink>}
    />
  );
}

/** For a visit without the provider's parameters, or a reload: this tab may have a pending payment. */
function ReturnWithoutSecret() {
  const [pendingPayment] = useState(readPendingPayment);
  if (pendingPayment) return <ResumePayment pending={pendingPayment} />;
  return (
    <Notice as="h1" title="Your order is in your email" actions={<ButtonLink to={paths.home}>Return Home</ButtonLink>}>
      <p>
        Every order is confirmed by email, with a link to its page. If you have paid and no email has come within an hour, your
        money is not lost. <SupportContact />
      </p>
    </Notice>
  );
}

/** The provider redirects here after a payment. The URL names no order, so the screen polls for it. */
export function Screen() {
  const paymentReturn = usePaymentReturn();
  const hydrated = useHydrated();
  return (
    <Page>
      <PageHead head={{ title: 'Your order', noindex: true, private: true }} />
      {paymentReturn && (
        <div className={styles.resume}>
          <Return {...paymentReturn} />
        </div>
      )}
      {!paymentReturn && hydrated && <ReturnWithoutSecret />}
    </Page>
  );
}
