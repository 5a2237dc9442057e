import { type Order, toCents } from '@shop/contract';
import type { ReactNode } from 'react';
import { formatPrice } from '#lib/money.ts';

/** What happened since the order was placed: where the parcel is, and what went back. */
export function updateRows({ tracking, refundedAmount, totalAmount }: Order): { label: string; value: ReactNode }[] {
  const rows: { label: string; value: ReactNode }[] = [];
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
