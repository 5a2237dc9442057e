import { lazy, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { useCart } from '#features/cart/use-cart.ts';
import { clearPendingPayment, readPendingPayment } from '#features/checkout/payment/pending-payment.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { CheckoutSkeleton } from './checkout/checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout/checkout-steps.tsx';

const ResumePayment = lazy(async () => {
  const { ResumePayment: Resume } = await import('./checkout/resume-payment.tsx');
  return { default: Resume };
});

const readPendingPaymentInBrowser = () => (typeof window === 'undefined' ? undefined : readPendingPayment());

function Contents() {
  const { lines, isLoading, isError, refetch } = useCart();
  const [pendingPayment, setPendingPayment] = useState(readPendingPaymentInBrowser);
  const forget = () => {
    clearPendingPayment();
    setPendingPayment(undefined);
  };
  if (isLoading) return <CheckoutSkeleton />;
  if (isError) {
    return (
      <Notice as="h1" title="Your cart could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (lines.length === 0) {
    // The order of a payment that this tab began may have taken the lines while the page was loading again.
    if (pendingPayment) return <ResumePayment body={pendingPayment} onOver={forget} />;
    return <Notice as="h1" title="Your cart is empty" actions={<ButtonLink to="/products">Continue Shopping</ButtonLink>} />;
  }
  return (
    <>
      <PageTitle title="Checkout" />
      <CheckoutSteps />
    </>
  );
}

export function Screen() {
  return (
    <Page>
      <PageHead head={{ title: 'Checkout', noindex: true, private: true }} />
      <Contents />
    </Page>
  );
}
