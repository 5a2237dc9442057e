import type { ShopSettingsView } from './settings.view.js';

/** Sample values for a new shop; the row of shop_settings overrides each of them. */
export const DEFAULT_SETTINGS: ShopSettingsView = {
  shopName: 'Lasting Freedom',
  tagline: 'Teaching Lasting Freedom, Inspiring Hope.',
  portfolioOwner: 'Marcus',
  email: 'hello@lastingfreedom.example',
  phone: '(555) 010-0142',
  postalAddress: { street: '214 Foundry Street', city: 'Baltimore', state: 'MD', zipCode: '21230' },
  officeHours: [
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  social: [
    { name: 'Instagram', url: null },
    { name: 'TikTok', url: null },
    { name: 'Facebook', url: null },
  ],
  paymentHandles: { venmo: '@LastingFreedom', cashapp: '$LastingFreedom', zelle: 'pay@lastingfreedom.example' },
  impact: [
    { value: '47', label: 'Second-chance employees' },
    { value: '23', label: 'Incarcerated artists' },
    { value: '$127K', label: 'Artist payments' },
    { value: '89%', label: 'Employee retention' },
  ],
  timeZone: 'America/New_York',
  hero: null,
  cardPayments: 'unavailable',
};
