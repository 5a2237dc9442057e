export const TAX_KINDS = ['clothing', 'other'] as const;
/** Some states tax clothing less than other goods. */
export type TaxKind = (typeof TAX_KINDS)[number];

export const CLOTHING_TAXES = ['none', 'exempt', 'exempt_below', 'exempt_up_to', 'excess_over'] as const;
/** No exception for clothing; clothing exempt; exempt below a price of one piece, or up to it; only what exceeds that price is taxed. */
export type ClothingTax = (typeof CLOTHING_TAXES)[number];

/** Whether the clause needs the price of one piece. */
export const hasLimit = (clothing: ClothingTax): boolean => clothing !== 'none' && clothing !== 'exempt';

export const SHIPPING_TAXES = ['no', 'share', 'yes'] as const;
/** Shipping is not taxed, by the taxable share of the goods, or whole when any of them is taxable. */
export type ShippingTax = (typeof SHIPPING_TAXES)[number];

export interface RateTerms {
  id: string;
  name: string;
  cents: number;
  freeFromCents: number | null;
  states: readonly string[];
  daysMin: number | null;
  daysMax: number | null;
}

export interface RuleTerms {
  authority: string;
  state: string;
  zipRanges: readonly string[];
  ratePpm: number;
  clothing: ClothingTax;
  clothingCents: number | null;
  shipping: ShippingTax;
  deliveryFeeCents: number | null;
  deliveryFeeFromCents: number | null;
  /** Days, YYYY-MM-DD. */
  validFrom: string | null;
  validTo: string | null;
}

/** One version of everything that decides what a cart costs. What a cart costs at these prices is its `Quote`. */
export interface Prices {
  /** Null while shipping is free; otherwise the active rates in their order. */
  shippingRates: readonly RateTerms[] | null;
  /** Null while no tax is collected. */
  taxRules: readonly RuleTerms[] | null;
  /** Today in the shop's time zone, YYYY-MM-DD. */
  day: string;
  /** A tax service is asked; the rules are for when it does not answer. */
  usesTaxService: boolean;
  /** The tax that was asked for one cart; undefined without a service, or while nothing can be asked. */
  service?: {
    /** Of the cart and the address that were asked about. */
    hash: string;
    /** Null: the service did not answer, and the rules decide. */
    taxes: ServiceTaxes | null;
    /** What the order takes; null when the rules decide. */
    calculationId: string | null;
    /** What that cart costs. */
    totalCents: number;
  };
}

export interface PricedLine {
  key: string;
  unitCents: number;
  quantity: number;
  taxKind: TaxKind;
}

export interface Destination {
  /** A code; null when the state is not readable, which only a shop without tax accepts. */
  state: string | null;
  zip5: string | null;
}

export interface PricedCart {
  lines: readonly PricedLine[];
  destination: Destination | null;
  shippingRateId: string | null;
  /** Today in the shop's time zone, YYYY-MM-DD. */
  day: string;
}

export const CHARGE_KINDS = ['shipping', 'tax', 'fee', 'discount', 'credit'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** One row of what is added to the pieces. The last four belong to taxes only. */
export interface Charge {
  kind: ChargeKind;
  label: string;
  cents: number;
  /** The line that is taxed; null: it belongs to the whole order. */
  lineKey: string | null;
  state: string | null;
  authority: string | null;
  ratePpm: number | null;
  taxableCents: number | null;
  /** Days on the way of a shipping rate that says them; both or none. */
  daysMin?: number;
  daysMax?: number;
}

/** What one cart costs at some `Prices`. */
export interface Quote {
  subtotalCents: number;
  charges: readonly Charge[];
  totalCents: number;
  /** False while the destination decides and is not known. */
  isFinal: boolean;
  fittingRates: readonly RateTerms[];
  shippingRateId: string | null;
  /** What is missing for free shipping; null when the rate is never free or free already. */
  freeShippingInCents: number | null;
}

/** What a tax service asks for one line, or for shipping. */
export interface ServiceTax {
  cents: number;
  taxableCents: number;
  ratePpm: number;
}

/** The answer of a tax service. It takes the place of the rules. */
export interface ServiceTaxes {
  /** By the key of the line. */
  lines: Readonly<Record<string, ServiceTax>>;
  /** Null when nothing is charged for shipping. */
  shipping: ServiceTax | null;
  /** What some states collect for each delivery. */
  deliveryFeeCents: number;
}

export const TAX_SERVICE = 'Stripe Tax';
