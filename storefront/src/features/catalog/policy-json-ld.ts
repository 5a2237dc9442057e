import { type PageSlug, type ShippingRate, type ShopSettings, toCents } from '@shop/contract';
import { paths } from '#config/paths.ts';
import { shippingPromise } from '#lib/shipping-promise.ts';

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

function shippingDetails({ packDays, transitDaysMin, transitDaysMax }: Delivery, cents: number): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: cents / 100, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(0, packDays),
      transitTime: daysOf(transitDaysMin, transitDaysMax),
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
  const { returns, rates } = settings;
  const { cents, delivery } = shippingPromise(settings, rates, toCents(price));
  return {
    ...(delivery && cents !== null && isPublished(settings, 'shipping') && { shippingDetails: shippingDetails(delivery, cents) }),
    ...(returns && isPublished(settings, 'returns') && { hasMerchantReturnPolicy: returnPolicy(returns, origin) }),
  };
}

/** The policy of the whole shop; a link to its page if the settings have no days. */
export function shopReturnPolicy(settings: Policies, origin: string): object | undefined {
  if (!isPublished(settings, 'returns')) return undefined;
  if (settings.returns) return returnPolicy(settings.returns, origin);
  return { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${origin}${paths.page('returns')}` };
}
