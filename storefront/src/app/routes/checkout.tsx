import { lazy, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { paths } from '#config/paths.ts';
import { useCart } from '#features/cart/api/get-cart.ts';
import { clearPendingPayment, readPendingPayment } from '#features/checkout/payment/pending-payment.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { formatDay } from '#lib/format-day.ts';
import { useFreshSettings } from '#lib/settings.ts';
import styles from './checkout/checkout-steps.module.css';
import { CheckoutSteps } from './checkout/checkout-steps.tsx';
import { EmptyScreen } from './empty-screen.tsx';

const ResumePayment = lazy(async () => {
  const { ResumePayment: Resume } = await import('./checkout/resume-payment.tsx');
  return { default: Resume };
});

const readPendingPaymentInBrowser = () => (typeof window === 'undefined' ? undefined : readPendingPayment());

function CheckoutSkeleton() {
  return (
    <>
      <PageTitle title="Checkout" />
      <div className={styles.layout}>
        <VisuallyHidden>Loading your cart...</VisuallyHidden>
        <noscript>
          <p>The checkout needs JavaScript. Please turn it on in your browser.</p>
        </noscript>
        <div className={styles.summary}>
          <Skeleton style={{ height: '3.5rem' }} />
        </div>
        <Skeleton style={{ height: '32rem' }} />
      </div>
    </>
  );
}

function ClosedNotice({ opensOn }: { opensOn: string }) {
  return (
    <Notice
      as="h1"
      title={`We are taking a short break. Orders open again on ${formatDay(opensOn)}.`}
      actions={<ButtonLink to={paths.products}>Continue Shopping</ButtonLink>}
    >
      <p>We will keep your cart.</p>
    </Notice>
  );
}

function Contents() {
  const { closed } = useFreshSettings();
  const { lines, isLoading, isError, refetch } = useCart();
  const [pendingPayment, setPendingPayment] = useState(readPendingPaymentInBrowser);
  const discardPendingPayment = () => {
    clearPendingPayment();
    setPendingPayment(undefined);
  };
  // What this tab sent may have become an order during a reload, or while its answer got lost; both empty the cart.
  if (!isLoading && lines.length === 0 && !pendingPayment) {
    const sent = readPendingPaymentInBrowser();
    if (sent) setPendingPayment(sent);
  }
  if (isLoading) return <CheckoutSkeleton />;
  if (isError) {
    return (
      <Notice as="h1" title="Your cart could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (lines.length === 0) {
    if (pendingPayment) return <ResumePayment pending={pendingPayment} onBack={discardPendingPayment} />;
    return (
      <EmptyScreen as="h1" title="Your cart is empty" actions={<ButtonLink to={paths.products}>Continue Shopping</ButtonLink>}>
        <p>Every piece starts with somebody&apos;s drawing. Find yours.</p>
      </EmptyScreen>
    );
  }
  // A payment that was begun before the shop closed can still be finished.
  if (closed && !pendingPayment) return <ClosedNotice opensOn={closed.opensOn} />;
  return (
    <>
      <PageTitle title="Checkout" />
      <CheckoutSteps />
    </>
  );
}

export function Screen() {
  return (
    <Page className={styles.page}>
      <PageHead head={{ title: 'Checkout', noindex: true, private: true }} />
      <Contents />
    </Page>
  );
}
