import type { Order } from '@shop/contract';
import type { ComponentType, ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { BoxIcon, CheckIcon, ClockIcon, TruckIcon } from '#components/ui/icons.tsx';
import { formatPrice } from '#lib/money.ts';
import { orderDate, orderStatus, paymentLabel } from '../order-states.ts';
import styles from './order-details.module.css';
import { updateRows } from './order-news.tsx';

const STATUS_ICONS: Record<ReturnType<typeof orderStatus>['look'], ComponentType<{ size?: number }>> = {
  confirmed: CheckIcon,
  processing: BoxIcon,
  shipped: TruckIcon,
  pending: ClockIcon,
};

function Facts({ title, rows }: { title: string; rows: { label: string; value: ReactNode }[] }) {
  return (
    <section className={styles.facts}>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function OrderDetails({ order }: { order: Order }) {
  const { look, label } = orderStatus(order.status);
  const StatusIcon = STATUS_ICONS[look];
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
      value: <Badge tone={order.paymentStatus === 'paid' ? 'night' : 'sun'}>{paymentLabel(order.paymentStatus)}</Badge>,
    },
    { label: 'Order Date', value: orderDate(order.createdAt) },
    { label: 'Total', value: <strong>{formatPrice(order.totalAmount)}</strong> },
    ...updateRows(order),
  ];
  return <Facts title="Order Details" rows={rows} />;
}

export function ShippingDetails({ order }: { order: Order }) {
  const { street, city, state, zipCode, country } = order.shippingAddress;
  const address = (
    <>
      {street}
      <br />
      {city}, {state} {zipCode}
      <br />
      {country}
    </>
  );
  const rows: { label: string; value: ReactNode }[] = [
    { label: 'Name', value: order.customerName },
    { label: 'Email', value: order.customerEmail },
    ...(order.customerPhone ? [{ label: 'Phone', value: order.customerPhone }] : []),
    { label: 'Address', value: address },
    ...(order.notes ? [{ label: 'Special Instructions', value: <span className={styles.notes}>{order.notes}</span> }] : []),
  ];
  return <Facts title="Shipping Information" rows={rows} />;
}
