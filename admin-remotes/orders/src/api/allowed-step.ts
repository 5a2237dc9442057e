import { usePaymentMethods, useRight } from '@shop/admin-kit';
import { nextStep, type Step } from '../rules/next-step.ts';

/** Tells the next step for an order if the account may take it. */
export function useAllowedSteps(): (order: Parameters<typeof nextStep>[0]) => Step | undefined {
  const movesMoney = useRight('move-money');
  const ships = useRight('ship-orders');
  const methods = usePaymentMethods();
  return (order) => {
    const step = nextStep(order, methods);
    return (step === 'pay' ? movesMoney : ships) ? step : undefined;
  };
}

export const useAllowedStep = (order: Parameters<typeof nextStep>[0]): Step | undefined => useAllowedSteps()(order);
