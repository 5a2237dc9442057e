import { usePaymentMethods, useRight } from '@shop/admin-kit';
import { nextStep, type Step } from '../rules/next-step.ts';

/** The next step for an order if the account may take it. */
export function useAllowedStep(order: Parameters<typeof nextStep>[0]): Step | undefined {
  const movesMoney = useRight('move-money');
  const ships = useRight('ship-orders');
  const step = nextStep(order, usePaymentMethods());
  return (step === 'pay' ? movesMoney : ships) ? step : undefined;
}
