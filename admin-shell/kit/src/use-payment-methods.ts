import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PaymentMethods, paymentMethods } from './payment-methods.ts';
import { settingsQuery } from './queries.ts';

/** The methods that the shop's settings describe. */
export function usePaymentMethods(): PaymentMethods {
  const all = useQuery(settingsQuery).data?.paymentMethods;
  return useMemo(() => paymentMethods(all ?? []), [all]);
}
