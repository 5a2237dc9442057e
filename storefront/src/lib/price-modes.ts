import type { ShopSettings } from '@shop/contract';

type Modes = Pick<ShopSettings, 'shippingMode' | 'taxMode'>;

/** Whether an order costs more than its pieces; only then the checkout asks for a quote. */
export const addsCharges = ({ shippingMode, taxMode }: Modes): boolean => shippingMode !== 'free' || taxMode !== 'off';

/** What stands below a total of pieces; undefined when nothing is added to it. */
export function addedLaterText({ shippingMode, taxMode }: Modes): string | undefined {
  if (shippingMode === 'free') return taxMode === 'off' ? undefined : 'Sales tax is added at checkout.';
  return taxMode === 'off' ? 'Shipping is added at checkout.' : 'Shipping and tax are added at checkout.';
}
