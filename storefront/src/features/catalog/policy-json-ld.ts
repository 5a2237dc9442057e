import type { PageSlug, ShopSettings } from '@shop/contract';
import { paths } from '#config/paths.ts';

export type PolicySettings = Pick<ShopSettings, 'delivery' | 'shippingMode' | 'returns' | 'pages'>;

/** Google's unit for business days is DAY as well. */
const daysOf = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The shop delivers within the United States without a fee. By shipping rates the cart and the state decide, so nothing is said. */
function shippingDetails({ packDays, transitDaysMin, transitDaysMax }: NonNullable<PolicySettings['delivery']>): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(0, packDays),
      transitTime: daysOf(transitDaysMin, transitDaysMax),
    },
  };
}

const isPublished = ({ pages }: PolicySettings, wanted: PageSlug): boolean => pages.some(({ slug }) => slug === wanted);

function returnPolicy({ days, paidBy }: NonNullable<PolicySettings['returns']>, origin: string): object {
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
export function policyJsonLd(settings: PolicySettings, origin: string): object {
  const { delivery, shippingMode, returns } = settings;
  return {
    ...(delivery &&
      shippingMode === 'free' &&
      isPublished(settings, 'shipping') && { shippingDetails: shippingDetails(delivery) }),
    ...(returns && isPublished(settings, 'returns') && { hasMerchantReturnPolicy: returnPolicy(returns, origin) }),
  };
}

/** The policy of the whole shop; a link to its page if the settings have no days. */
export function shopReturnPolicy(settings: PolicySettings, origin: string): object | undefined {
  if (!isPublished(settings, 'returns')) return undefined;
  if (settings.returns) return returnPolicy(settings.returns, origin);
  return { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${origin}${paths.page('returns')}` };
}
