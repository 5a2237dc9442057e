import type { Order } from '@shop/contract';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { formatPrice } from '#lib/money.ts';
import { useReportPayment } from '../api/report-payment.ts';
import { sentTime } from '../order-status.ts';

/** Lets the buyer of an order paid by hand say that the money is sent, and remembers that they have said so. */
export function PaymentReport({ order }: { order: Order }) {
  const report = useReportPayment(order.id);
  const note = useRef<HTMLParagraphElement>(null);
  const { paymentSentAt } = order;
  // The pressed button is gone.
  useEffect(() => {
    if (report.isSuccess && paymentSentAt) note.current?.focus();
  }, [report.isSuccess, paymentSentAt]);
  if (paymentSentAt) {
    return (
      <p ref={note} tabIndex={-1}>
        You told us on {sentTime(paymentSentAt)} that you have sent {formatPrice(order.totalAmount)}.
      </p>
    );
  }
  return (
    <p>
      <Button busy={report.isPending} onClick={() => report.mutate()}>
        I have sent it
      </Button>
    </p>
  );
}
