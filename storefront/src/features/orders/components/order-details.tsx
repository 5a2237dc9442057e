import { arrivalText, artistShareTexts, businessDays, toCents, type Order } from '@shop/contract';
import type { ComponentType, ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { formatPrice } from '#lib/money.ts';
import { orderDate, orderStatus, paymentLabel, paymentNote } from '../order-status.ts';
import { BoxIcon, CheckIcon, ClockIcon, TruckIcon } from './order-icons.tsx';
import styles from './order-details.module.css';

const STATUS_ICONS: Record<ReturnType<typeof orderStatus>['icon'], ComponentType<{ size?: number }>> = {
  confirmed: CheckIcon,
  processing: BoxIcon,
  shipped: TruckIcon,
  pending: ClockIcon,
};

interface Row {
  label: string;
  value: ReactNode;
}

function DetailList({ title, rows, notes = [] }: { title: string; rows: Row[]; notes?: readonly string[] }) {
  return (
    <section className={styles.details}>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** `isManual`: the shopper sends the money by hand. */
export function OrderDetails({ order, isManual }: { order: Order; isManual: boolean }) {
  const { icon, label } = orderStatus(order.status);
  const StatusIcon = STATUS_ICONS[icon];
  const status = (
    <span className={styles.status}>
      <StatusIcon size={20} /> {label}
    </span>
  );
  const rows = [
    { label: 'Order Number', value: <strong>{order.orderNumber}</strong> },
    { label: 'Status', value: status },
    {
      label: 'Payment',
      value: (
        <>
          <Badge tone={order.paymentStatus === 'paid' ? 'night' : 'sun'}>{paymentLabel(order.paymentStatus)}</Badge>{' '}
          {paymentNote(order, isManual)}
        </>
      ),
    },
    { label: 'Order Date', value: orderDate(order.createdAt) },
    { label: 'Total', value: <strong>{formatPrice(order.totalAmount)}</strong> },
    ...arrivalRows(order),
    ...updateRows(order),
  ];
  return <DetailList title="Order Details" rows={rows} notes={artistShareTexts(order, formatPrice)} />;
}

/** Nothing once the order has no customer any more. */
export function ShippingDetails({ order }: { order: Order }) {
  if (order.customerName === '') return null;
  const { street, street2, city, state, zipCode, country } = order.shippingAddress;
  const address = (
    <>
      {street}
      <br />
      {street2 && (
        <>
          {street2}
          <br />
        </>
      )}
      {city}, {state} {zipCode}
      <br />
      {country}
    </>
  );
  const rows: Row[] = [
    { label: 'Name', value: order.customerName },
    { label: 'Email', value: order.customerEmail },
    ...(order.customerPhone ? [{ label: 'Phone', value: order.customerPhone }] : []),
    { label: 'Address', value: address },
    ...(order.notes ? [{ label: 'Special Instructions', value: <span className={styles.notes}>{order.notes}</span> }] : []),
  ];
  return <DetailList title="Shipping Information" rows={rows} />;
}

function arrivalRows({ arrival, deliveryTime, status, paymentStatus }: Order): Row[] {
  if (arrival) return [{ label: 'Arrives', value: arrivalText(arrival) }];
  const isAwaited = paymentStatus === 'unpaid' && status !== 'cancelled';
  return deliveryTime && isAwaited ? [{ label: 'Arrives', value: `${businessDays(deliveryTime)} after your payment` }] : [];
}

/** What has happened since the order was placed: refunds and the tracking number. */
function updateRows({ tracking, refundedAmount, totalAmount }: Order): Row[] {
  const rows: Row[] = [];
  if (toCents(refundedAmount) > 0) {
    rows.push({ label: 'Refunded', value: `${formatPrice(refundedAmount)} of ${formatPrice(totalAmount)}` });
  }
  if (tracking) rows.push({ label: 'Tracking', value: <TrackingNumber {...tracking} /> });
  return rows;
}

function TrackingNumber({ carrier, number, url }: NonNullable<Order['tracking']>) {
  if (url === null) return `${carrier} ${number}`;
  return (
    <>
      {carrier}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {number}
      </a>
    </>
  );
}
