import { usePaymentMethods, useRight, useShopTime } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linesOfOrderQuery } from '../../api/payment-files/payment-lines.ts';
import { paidByText } from '../../rules/payment-files/line-labels.ts';
import { Detail } from './detail-list.tsx';

/** The payments in payment files that have paid the order; nothing for an order that was paid otherwise. */
export function PaidBy({ order: { id, paymentMethod, paymentReference } }: { order: AdminOrder }) {
  const methods = usePaymentMethods();
  const readsMoney = useRight('read-money');
  // A payment of a payment file is its reference.
  const mayHave = methods.isManual(paymentMethod) && paymentReference !== null;
  const { data } = useQuery({ ...linesOfOrderQuery(id), enabled: readsMoney && mayHave });
  const time = useShopTime();
  const [now] = useState(() => Date.now());
  if (!data || data.lines.length === 0) return null;
  return (
    <Detail label="Paid by">
      {data.lines.map((line) => (
        <div key={line.id}>{paidByText(line, methods, time.calendarDay(now))}</div>
      ))}
    </Detail>
  );
}
