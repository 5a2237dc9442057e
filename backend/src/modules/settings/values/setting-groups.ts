import { MANUAL_METHODS } from '../payment-methods/method-rules.js';
import type { SettingsValues } from './settings-values.dto.js';

export type SettingName = keyof SettingsValues;

/** The fields of each form of the settings screen; every field belongs to one group. */
export const SETTING_GROUPS = {
  brand: ['shopName', 'tagline', 'portfolioOwner', 'hero'],
  contact: ['email', 'phone', 'postalAddress', 'officeHours', 'timeZone'],
  social: ['social'],
  payments: MANUAL_METHODS,
  orders: ['unpaidOrderHours', 'overdueDays', 'onTheWayDays', 'closedUntil', 'salesTax'],
  invoices: ['invoiceDueDays', 'invoicePaymentNote'],
  notices: ['newOrderNotices', 'soldOutNotices', 'paymentNotices', 'messageNotices', 'noticeAddresses'],
  claims: ['impact', 'designPayment', 'revenueShare'],
  announcement: ['announcement'],
  delivery: ['delivery', 'returns'],
  feeds: ['gender', 'ageGroup'],
} as const satisfies Record<string, readonly SettingName[]>;

export type SettingGroup = keyof typeof SETTING_GROUPS;

/** Shown to everybody: the rest is for staff only. */
export const PUBLIC_SETTINGS = [
  'shopName',
  'tagline',
  'portfolioOwner',
  'email',
  'phone',
  'postalAddress',
  'officeHours',
  'social',
  'impact',
  'timeZone',
  'hero',
  'designPayment',
  'revenueShare',
  'announcement',
  'delivery',
  'returns',
  'salesTax',
] as const satisfies readonly SettingName[];
