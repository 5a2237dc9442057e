import type { ShopSettings } from '@shop/contract';

type Method = ShopSettings['paymentMethods'][number];

const manual = (id: Method['id'], label: string, value: string): Method => ({
  id,
  kind: 'manual',
  label,
  shortLabel: label,
  handle: { label, placeholder: '', maxLength: 254, value },
  payUrl: null,
});

/** The settings of a shop that takes cards, Venmo, Cash App and Zelle. */
export const SETTINGS: ShopSettings = {
  shopName: 'Lasting Freedom',
  tagline: 'Teaching Lasting Freedom, Inspiring Hope.',
  portfolioOwner: 'James',
  email: 'hello@lastingfreedom.example',
  phone: '',
  postalAddress: { street: '', city: '', state: '', zipCode: '' },
  officeHours: [],
  social: [],
  paymentMethods: [
    { id: 'card', kind: 'card', label: 'Credit/Debit Card', shortLabel: 'Card', handle: null, payUrl: null },
    manual('venmo', 'Venmo', '@LastingFreedom'),
    manual('cashapp', 'Cash App', '$LastingFreedom'),
    manual('zelle', 'Zelle', 'pay@lastingfreedom.example'),
  ],
  paymentHandles: { venmo: '@LastingFreedom', cashapp: '$LastingFreedom', zelle: 'pay@lastingfreedom.example' },
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
  cardPayments: 'sandbox',
  offeredMethods: ['card', 'venmo', 'cashapp', 'zelle'],
};
