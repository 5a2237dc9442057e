import type { Order } from '@shop/contract';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { findPaymentMethod, isManual } from '#features/checkout/payment/payment-methods.ts';
import { useOrder } from '#features/orders/api/get-order.ts';
import { OrderDetails, ShippingDetails } from '#features/orders/components/order-details.tsx';
import { OrderItems } from '#features/orders/components/order-items.tsx';
import { WhatsNext } from '#features/orders/components/whats-next.tsx';
import { orderHeading } from '#features/orders/order-status.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { useSettings } from '#lib/settings.ts';
import { EmptyScreen } from './empty-screen.tsx';
import { ManualPayment } from './order-confirmation/manual-payment.tsx';
import styles from './order-confirmation/order-confirmation.module.css';

/** Orders that still have steps before them. */
const IN_PROGRESS: ReadonlySet<Order['status']> = new Set(['pending', 'confirmed', 'processing', 'shipped']);

function Confirmation({ order }: { order: Order }) {
  const method = findPaymentMethod(useSettings().paymentMethods, order.paymentMethod);
  const byHand = method !== undefined && isManual(method);
  return (
    <>
      <PageTitle {...orderHeading(order, byHand)} />
      {byHand && <ManualPayment order={order} method={method} />}
      <div className={styles.columns}>
        <OrderDetails order={order} isManual={byHand} />
        <ShippingDetails order={order} />
      </div>
      <OrderItems order={order} />
      {IN_PROGRESS.has(order.status) && order.paymentStatus !== 'refunded' && <WhatsNext order={order} />}
      <div className={styles.actions}>
        <ButtonLink to={paths.products}>Continue Shopping</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          Return Home
        </ButtonLink>
      </div>
    </>
  );
}

/** An order is private: the server renders the page without it, and only the browser fetches it. */
export function Screen() {
  const { id = '' } = useParams();
  const { data: order, isPending } = useOrder(id);
  return (
    <Page className={styles.page}>
      <PageHead head={{ title: order ? orderHeading(order, false).title : 'Your order', noindex: true, private: true }} />
      {isPending && <p className={styles.loading}>Loading order details...</p>}
      {!isPending && !order && (
        <EmptyScreen
          as="h1"
          title="Order not found"
          actions={
            <>
              <ButtonLink to={paths.home}>Return Home</ButtonLink>
              <ButtonLink to={paths.contact} variant="outline">
                Write to us
              </ButtonLink>
            </>
          }
        >
          <p>The link in the email of your order leads to it. Is the email gone? Write to us, and we will look.</p>
        </EmptyScreen>
      )}
      {order && <Confirmation order={order} />}
    </Page>
  );
}
