import { type PageSlug, type ShippingRate, type ShopSettings, toCents } from '@shop/contract';
import { paths } from '#config/paths.ts';

type Delivery = NonNullable<ShopSettings['delivery']>;
type Policies = Pick<ShopSettings, 'returns' | 'pages'>;
export type PolicySettings = Policies & Pick<ShopSettings, 'delivery' | 'shippingMode'> & { rates: readonly ShippingRate[] };

/** Google's unit for business days is DAY as well. */
const daysOf = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

interface Shipping {
  dollars: number;
  /** Days on the way; null: those of the settings. */
  days: readonly [number, number] | null;
}

/**
 * What one piece of this price costs to ship anywhere in the United States: nothing, or by the first rate that leads everywhere, which
 * a shopper gets who chooses none. Undefined when the state decides.
 */
function shippingOf({ shippingMode, rates }: PolicySettings, price: string): Shipping | undefined {
  if (shippingMode === 'free') return { dollars: 0, days: null };
  const rate = rates.find(({ states }) => states.length === 0);
  if (!rate) return undefined;
  const { amount, freeFrom, daysMin, daysMax } = rate;
  const isFree = freeFrom !== null && toCents(price) >= toCents(freeFrom);
  return { dollars: isFree ? 0 : Number(amount), days: daysMin === null || daysMax === null ? null : [daysMin, daysMax] };
}

function shippingDetails({ packDays, transitDaysMin, transitDaysMax }: Delivery, { dollars, days }: Shipping): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: dollars, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(0, packDays),
      transitTime: daysOf(...(days ?? [transitDaysMin, transitDaysMax])),
    },
  };
}

const isPublished = ({ pages }: Policies, wanted: PageSlug): boolean => pages.some(({ slug }) => slug === wanted);

function returnPolicy({ days, paidBy }: NonNullable<Policies['returns']>, origin: string): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    merchantReturnLink: `${origin}${paths.page('returns')}`,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: paidBy === 'shop' ? 'https://schema.org/FreeReturn' : 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

/**
 * What the offers say about shipping and returns: the settings, once the page that explains them is published
 * (developers.google.com/search/docs/appearance/structured-data/merchant-listing).
 */
export function policyJsonLd(settings: PolicySettings, price: string, origin: string): object {
  const { delivery, returns } = settings;
  const shipping = shippingOf(settings, price);
  return {
    ...(delivery && shipping && isPublished(settings, 'shipping') && { shippingDetails: shippingDetails(delivery, shipping) }),
    ...(returns && isPublished(settings, 'returns') && { hasMerchantReturnPolicy: returnPolicy(returns, origin) }),
  };
}

/** The policy of the whole shop; a link to its page if the settings have no days. */
export function shopReturnPolicy(settings: Policies, origin: string): object | undefined {
  if (!isPublished(settings, 'returns')) return undefined;
  if (settings.returns) return returnPolicy(settings.returns, origin);
  return { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${origin}${paths.page('returns')}` };
}
