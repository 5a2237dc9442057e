import type { ServiceTaxes, TodaysPrices } from '../../pricing/index.js';

/** Where a cart goes, and how. */
export interface Delivery {
  street?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
  shippingRateId?: string | null | undefined;
}

/** Prices with the answer of the tax service for one cart. */
export interface CheckoutPrices extends TodaysPrices {
  service?: {
    /** Of the cart and the address that the answer is for. */
    hash: string;
    /** Null: the service did not answer, and the rules decide. */
    taxes: ServiceTaxes | null;
    /** What the order takes; null when the rules decide. */
    calculationId: string | null;
  };
}
