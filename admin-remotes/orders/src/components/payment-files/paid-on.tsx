import { useShopTime } from '@shop/admin-kit';
import { useState } from 'react';
import { paidOnText } from '../../rules/payment-files/line-labels.ts';

/** The day of a payment. */
export function PaidOn({ day }: { day: string }) {
  const time = useShopTime();
  const [now] = useState(() => Date.now());
  return <time dateTime={day}>{paidOnText(day, time.calendarDay(now))}</time>;
}
