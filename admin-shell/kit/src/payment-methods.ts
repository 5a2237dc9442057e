import type { PaymentMethodInfo } from '@shop/contract';

export interface PaymentMethods {
  /** In the order of the checkout. */
  all: readonly PaymentMethodInfo[];
  /** "Cash App"; the id itself while the settings are not loaded. */
  labelOf: (id: string) => string;
  /** Manual payments bypass the payment provider: an admin marks them as paid and refunds them. */
  isManual: (id: string) => boolean;
}

export function paymentMethods(all: readonly PaymentMethodInfo[]): PaymentMethods {
  const find = (id: string) => all.find((method) => method.id === id);
  return {
    all,
    labelOf: (id) => find(id)?.shortLabel ?? id,
    isManual: (id) => find(id)?.kind === 'manual',
  };
}
