import { Config } from '#src/config.js';
import { byManualMethod } from '../payment-methods/method-rules.js';
import type { SettingName } from './setting-groups.js';
import type { SettingsValues } from './settings-values.dto.js';

type EnvironmentSettings = Pick<Config, 'UNPAID_ORDER_HOURS' | 'MAIL_STAFF'>;

/** Sample values for a new shop. In production a sample handle makes its payment method unavailable. */
export const SAMPLE_HANDLES = byManualMethod((_, { handle }) => handle.sample);

const SAMPLE_IMPACT = [
  { value: '47', label: 'Second-chance employees' },
  { value: '23', label: 'Incarcerated artists' },
  { value: '$127K', label: 'Artist payments' },
  { value: '89%', label: 'Employee retention' },
];

/** The values of a shop that has set none. */
export const defaultValues = (config: EnvironmentSettings): Pick<SettingsValues, SettingName> => ({
  shopName: 'Lasting Freedom',
  tagline: 'Teaching Lasting Freedom, Inspiring Hope.',
  portfolioOwner: 'Marcus',
  hero: null,
  email: 'hello@lastingfreedom.example',
  phone: '(555) 010-0142',
  postalAddress: { street: '214 Foundry Street', city: 'Baltimore', state: 'MD', zipCode: '21230' },
  officeHours: [
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  timeZone: 'America/New_York',
  social: ['Instagram', 'TikTok', 'Facebook'].map((name) => ({ name, url: null })),
  ...SAMPLE_HANDLES,
  unpaidOrderHours: config.UNPAID_ORDER_HOURS,
  overdueDays: 3,
  onTheWayDays: 10,
  closedUntil: null,
  salesTax: 'undecided',
  invoiceDueDays: 30,
  invoicePaymentNote: '',
  newOrderNotices: true,
  soldOutNotices: true,
  paymentNotices: true,
  messageNotices: true,
  noticeAddresses: [config.MAIL_STAFF],
  impact: SAMPLE_IMPACT,
  designPayment: '$500+',
  revenueShare: '50%',
  announcement: null,
  delivery: null,
  returns: null,
  gender: 'unisex',
  ageGroup: 'adult',
});

/** The fields whose value comes from an environment variable that differs from its default. */
export function environmentFields(config: EnvironmentSettings): ReadonlySet<SettingName> {
  const unset = new Config();
  const fields = new Set<SettingName>();
  if (config.UNPAID_ORDER_HOURS !== unset.UNPAID_ORDER_HOURS) fields.add('unpaidOrderHours');
  if (config.MAIL_STAFF !== unset.MAIL_STAFF) fields.add('noticeAddresses');
  return fields;
}
