import type { ShopSettings } from '@shop/contract';

/** Shown only when the settings cannot be read: the page keeps its name and stays usable. */
export const FALLBACK_SETTINGS: ShopSettings = {
  shopName: 'Lasting Freedom',
  tagline: 'Teaching Lasting Freedom, Inspiring Hope.',
  portfolioOwner: '',
  email: '',
  phone: '',
  postalAddress: { street: '', city: '', state: '', zipCode: '' },
  officeHours: [],
  social: [],
  paymentHandles: { venmo: '', cashapp: '', zelle: '' },
  impact: [],
  timeZone: 'America/New_York',
  hero: null,
  cardPayments: 'unavailable',
};
