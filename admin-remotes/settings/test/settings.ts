import { SETTINGS } from '@shop/admin-kit/testing';
import { answer, refuse } from '@shop/component-testing';
import type { AdminSettings, SettingsValues } from '@shop/contract';

const VALUES: SettingsValues = {
  ...SETTINGS.paymentHandles,
  ...SETTINGS,
  hero: { wide: '/api/images/wide.webp', portrait: '/api/images/portrait.webp' },
  unpaidOrderHours: 72,
  overdueDays: 3,
  onTheWayDays: 10,
  closedUntil: null,
  invoiceDueDays: 14,
  invoicePaymentNote: '',
  newOrderNotices: true,
  soldOutNotices: true,
  paymentNotices: true,
  messageNotices: true,
  noticeAddresses: [],
  shippingMode: 'free',
  taxMode: 'off',
  gender: 'unisex',
  ageGroup: 'adult',
};

interface Shop {
  settings: AdminSettings;
  /** What another admin saves meanwhile. */
  changeElsewhere: (values: Partial<SettingsValues>) => void;
  /** Saves a group as the server does: a conflict when somebody has saved meanwhile. */
  save: (body: { version: number; values: Partial<SettingsValues> }) => AdminSettings | Response;
}

/** The API answers with settings that nobody has changed yet. */
export function givenSettings(): Shop {
  const change = (values: Partial<SettingsValues>): AdminSettings => {
    const source = Object.fromEntries(Object.keys(values).map((name) => [name, 'set' as const]));
    const { settings } = shop;
    shop.settings = {
      ...settings,
      values: { ...settings.values, ...values },
      source: { ...settings.source, ...source },
      version: settings.version + 1,
    };
    return shop.settings;
  };
  const shop: Shop = {
    settings: {
      values: VALUES,
      version: 1,
      source: Object.fromEntries(Object.keys(VALUES).map((name) => [name, 'default' as const])),
      cardPayments: 'sandbox',
      offeredMethods: ['card'],
    },
    changeElsewhere: (values) => void change(values),
    save: ({ version, values }) =>
      version === shop.settings.version
        ? change(values)
        : refuse(409, 'Someone else has changed this setting', { code: 'EDIT_CONFLICT', current: shop.settings }),
  };
  answer('get', '/api/admin/settings', () => shop.settings);
  answer('get', '/api/admin/shipping-rates', { rates: [] });
  answer('get', '/api/admin/tax-rules', { rules: [] });
  answer('get', '/api/admin/categories', []);
  answer('get', '/api/admin/products/page', { products: [], matching: 0, total: 0, uncategorized: 0, drafts: 0, waiting: 0 });
  return shop;
}
