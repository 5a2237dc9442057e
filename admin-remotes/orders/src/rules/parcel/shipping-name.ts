import type { AdminOrder } from '@shop/contract';

/** By which rate the order goes, "Standard, 3 to 5 days"; null when shipping had no price. */
export function shippingName({ charges }: Pick<AdminOrder, 'charges'>): string | null {
  return charges.find(({ kind }) => kind === 'shipping')?.label.replace('Shipping: ', '') ?? null;
}
