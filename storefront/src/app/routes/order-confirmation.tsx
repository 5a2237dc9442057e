import type { Order } from '@shop/contract';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { PaymentAppLink } from '#features/checkout/payment/manual/payment-app-link.tsx';
import { PaymentInstructions } from '#features/checkout/payment/manual/payment-instructions.tsx';
import { paymentAppUrl } from '#features/checkout/payment/manual/payment-app-url.ts';
import { findPaymentMethod, isManual } from '#features/checkout/payment/payment-methods.ts';
import { useOrder } from '#features/orders/api/get-order.ts';
import { OrderDetails, ShippingDetails } from '#features/orders/components/order-details.tsx';
import { OrderItems } from '#features/orders/components/order-items.tsx';
import { WhatsNext } from '#features/orders/components/whats-next.tsx';
import { orderHeading } from '#features/orders/order-status.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { formatPrice } from '#lib/money.ts';
import { useFreshSettings } from '#lib/settings.ts';
import styles from './order-confirmation/order-confirmation.module.css';

/** Orders that still have steps before them. */
const IN_PROGRESS: ReadonlySet<Order['status']> = new Set(['pending', 'confirmed', 'processing', 'shipped']);

/** Repeats what to send and to whom, for shoppers who closed the payment app too early. */
function UnpaidOrderInstructions({ order }: { order: Order }) {
  const { paymentMethods, offeredMethods, email } = useFreshSettings();
  const method = findPaymentMethod(paymentMethods, order.paymentMethod);
  if (!method || !isManual(method) || order.paymentStatus !== 'unpaid' || order.status === 'cancelled') return null;
  const url = paymentAppUrl(method, { amount: order.totalAmount, orderNumber: order.orderNumber });
  return (
    <section className={styles.pay} aria-labelledby="still-to-pay">
      <h2 id="still-to-pay" className={styles.payTitle}>
        Pay with {method.label}
      </h2>
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
            handle={method.handle?.value ?? ''}
            amount={formatPrice(order.totalAmount)}
            orderNumber={order.orderNumber}
          />
        </>
      )}
    </section>
  );
}

function Confirmation({ order }: { order: Order }) {
  return (
    <>
      <PageTitle {...orderHeading(order)} />
      <UnpaidOrderInstructions order={order} />
      <div className={styles.columns}>
        <OrderDetails order={order} />
        <ShippingDetails order={order} />
      </div>
      <OrderItems order={order} />
      {IN_PROGRESS.has(order.status) && order.paymentStatus !== 'refunded' && <WhatsNext status={order.status} />}
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
      <PageHead head={{ title: order ? orderHeading(order).title : 'Your order', noindex: true, private: true }} />
      {isPending && <p className={styles.loading}>Loading order details...</p>}
      {!isPending && !order && (
        <Notice as="h1" title="Order not found" actions={<ButtonLink to={paths.home}>Return Home</ButtonLink>} />
      )}
      {order && <Confirmation order={order} />}
    </Page>
  );
}
