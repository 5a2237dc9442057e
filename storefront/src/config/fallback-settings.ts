import type { ShopSettings } from '@shop/contract';

/** The storefront finds the handles in `paymentMethods`. */
export type Settings = Omit<ShopSettings, 'paymentHandles'>;

/** Used when the settings cannot be loaded, so that pages keep their name and stay usable. */
export const FALLBACK_SETTINGS: Settings = {
  shopName: 'Lasting Freedom',
  tagline: 'Teaching Lasting Freedom, Inspiring Hope.',
  portfolioOwner: '',
  email: '',
  phone: '',
  postalAddress: { street: '', city: '', state: '', zipCode: '' },
  officeHours: [],
  social: [],
  paymentMethods: [],
  impact: [],
  timeZone: 'America/New_York',
  hero: null,
  designPayment: '$500+',
  revenueShare: '50%',
  announcement: null,
  delivery: null,
  returns: null,
  shippingMode: 'free',
  taxMode: 'off',
  salesTax: 'undecided',
  stockAlerts: false,
  closed: null,
  pages: [],
  cardPayments: 'unavailable',
  offeredMethods: [],
};
