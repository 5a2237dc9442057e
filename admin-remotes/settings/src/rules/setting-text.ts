import { formatCalendarDay } from '@shop/admin-kit';
import type { SettingsValues } from '@shop/contract';
import { AGE_GROUP_LABELS, type Field, type Handle, GENDER_LABELS, PAID_BY_LABELS, SALES_TAX_LABELS } from './setting-groups.ts';

/** Fields without an entry are texts. */
type Formatters = { [Name in Exclude<Field, Handle>]: (value: SettingsValues[Name]) => string };

const asText = (value: string): string => value || 'None';
const onOrOff = (value: boolean): string => (value ? 'On' : 'Off');
const lines = (list: readonly string[]): string => list.join('\n') || 'None';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const businessDays = (count: number): string => (count === 1 ? '1 business day' : `${count} business days`);

const FORMATTERS: Formatters = {
  shopName: asText,
  tagline: asText,
  portfolioOwner: asText,
  hero: (hero) => (hero ? 'Your images' : 'The drawing of the theme'),
  email: asText,
  phone: asText,
  postalAddress: ({ street, city, state, zipCode }) => `${street}\n${city}, ${state} ${zipCode}`,
  officeHours: (hours) => lines(hours.map(({ days, hours: open }) => `${days}: ${open}`)),
  timeZone: (zone) => zone.replaceAll('_', ' '),
  social: (links) => lines(links.map(({ name, url }) => `${name}: ${url ?? 'no address'}`)),
  unpaidOrderHours: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
  overdueDays: days,
  onTheWayDays: days,
  closedUntil: (day) => (day === null ? 'Open now' : formatCalendarDay(day, 'longDay')),
  salesTax: (value) => SALES_TAX_LABELS[value],
  invoiceDueDays: days,
  invoicePaymentNote: asText,
  newOrderNotices: onOrOff,
  soldOutNotices: onOrOff,
  paymentNotices: onOrOff,
  messageNotices: onOrOff,
  noticeAddresses: lines,
  impact: (figures) => lines(figures.map(({ value, label }) => `${value} ${label}`)),
  designPayment: asText,
  revenueShare: asText,
  announcement: (announcement) =>
    announcement ? [announcement.text, announcement.link ?? ''].filter(Boolean).join('\n') : 'None',
  delivery: (delivery) =>
    delivery
      ? `Packed within ${businessDays(delivery.packDays)}\nOn the way for ${delivery.transitDaysMin} to ${businessDays(delivery.transitDaysMax)}`
      : 'None',
  returns: (returns) => (returns ? `Within ${days(returns.days)}\nParcel paid by: ${PAID_BY_LABELS[returns.paidBy]}` : 'None'),
  gender: (value) => GENDER_LABELS[value],
  ageGroup: (value) => AGE_GROUP_LABELS[value],
};

/** A setting as staff read it; lists have one line per entry. */
export function settingText<Name extends Field>(name: Name, value: SettingsValues[Name]): string {
  const formatters: { [Other in Field]?: (value: SettingsValues[Other]) => string } = FORMATTERS;
  const format: ((value: SettingsValues[Name]) => string) | undefined = formatters[name];
  if (format) return format(value);
  return typeof value === 'string' ? asText(value) : '';
}
