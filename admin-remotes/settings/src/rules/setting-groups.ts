import type { PaymentMethodInfo, SettingsValues, PaymentHandles } from '@shop/contract';

export type GroupId =
  | 'brand'
  | 'contact'
  | 'social'
  | 'payments'
  | 'orders'
  | 'invoices'
  | 'notices'
  | 'claims'
  | 'announcement'
  | 'delivery'
  | 'feeds';
export type Field = keyof SettingsValues;

export interface Group {
  id: GroupId;
  title: string;
  hint: string;
  /** In the order of the screen, with their labels. */
  fields: readonly { name: Field; label: string }[];
}

const GROUPS: readonly Group[] = [
  {
    id: 'payments',
    title: 'Getting paid',
    hint: 'Shoppers are told to send their money to these accounts.',
    // The handles follow from the payment methods, see `groupsOf`.
    fields: [],
  },
  {
    id: 'orders',
    title: 'Orders',
    hint: 'How long orders and parcels may take, when the shop takes a break, and sales tax.',
    fields: [
      { name: 'unpaidOrderHours', label: 'Unpaid orders wait' },
      { name: 'overdueDays', label: 'Paid orders are overdue after' },
      { name: 'onTheWayDays', label: 'Parcels should arrive within' },
      { name: 'closedUntil', label: 'Orders open again on' },
      { name: 'salesTax', label: 'Sales tax' },
    ],
  },
  {
    id: 'invoices',
    title: 'Client invoices',
    hint: 'When invoices are due, and how else clients can pay them. Your payment accounts are on them anyway.',
    fields: [
      { name: 'invoiceDueDays', label: 'Due after' },
      { name: 'invoicePaymentNote', label: 'Other ways to pay' },
    ],
  },
  {
    id: 'delivery',
    title: 'Shipping and returns',
    hint: 'What product pages, the checkout and search engines say. Empty means that they say nothing.',
    fields: [
      { name: 'delivery', label: 'Delivery time' },
      { name: 'returns', label: 'Returns' },
    ],
  },
  {
    id: 'notices',
    title: 'Notices to staff',
    hint: 'What the shop tells you by mail, and where.',
    fields: [
      { name: 'newOrderNotices', label: 'New order' },
      { name: 'soldOutNotices', label: 'Sold out' },
      { name: 'paymentNotices', label: 'Payment trouble' },
      { name: 'messageNotices', label: 'Message from a visitor' },
      { name: 'noticeAddresses', label: 'Email addresses' },
    ],
  },
  {
    id: 'brand',
    title: 'Brand',
    hint: 'The name of the shop and what it looks like on Home.',
    fields: [
      { name: 'shopName', label: 'Name' },
      { name: 'tagline', label: 'Tagline' },
      { name: 'portfolioOwner', label: 'Portfolio owner' },
      { name: 'hero', label: 'Images on Home' },
    ],
  },
  {
    id: 'contact',
    title: 'Contact and hours',
    hint: 'Shown on the contact page, on invoices and in mails.',
    fields: [
      { name: 'email', label: 'Email' },
      { name: 'phone', label: 'Phone' },
      { name: 'postalAddress', label: 'Address' },
      { name: 'officeHours', label: 'Office hours' },
      { name: 'timeZone', label: 'Time zone' },
    ],
  },
  {
    id: 'social',
    title: 'Social',
    hint: 'Icons in the footer. One without an address has no destination.',
    fields: [{ name: 'social', label: 'Profiles' }],
  },
  {
    id: 'claims',
    title: 'Figures and claims',
    hint: 'What the shop says about its work. Make sure that it is true.',
    fields: [
      { name: 'impact', label: 'Figures' },
      { name: 'designPayment', label: 'Per accepted design' },
      { name: 'revenueShare', label: 'Revenue share' },
    ],
  },
  {
    id: 'announcement',
    title: 'Announcement bar',
    hint: 'One line above the header of the shop.',
    fields: [{ name: 'announcement', label: 'Announcement' }],
  },
  {
    id: 'feeds',
    title: 'Product feeds',
    hint: 'Whom your clothes are for. Google, Meta and TikTok read it for every product.',
    fields: [
      { name: 'gender', label: 'Gender' },
      { name: 'ageGroup', label: 'Age group' },
    ],
  },
];

/** A setting with the id of a payment method. */
export type Handle = keyof PaymentHandles;

export const isHandle = (field: string, methods: readonly PaymentMethodInfo[]): field is Handle =>
  methods.some(({ id, handle }) => id === field && handle !== null);

/** The cards of the settings screen. Each one has a form of its own. */
export const groupsOf = (methods: readonly PaymentMethodInfo[]): readonly Group[] =>
  GROUPS.map((group) =>
    group.id === 'payments'
      ? { ...group, fields: methods.flatMap(({ id, shortLabel: label }) => (isHandle(id, methods) ? [{ name: id, label }] : [])) }
      : group,
  );

export const SALES_TAX_LABELS: Record<SettingsValues['salesTax'], string> = {
  undecided: 'Not decided yet',
  'not-collected': 'We do not collect it',
  included: 'Included in our prices',
};

export const PAID_BY_LABELS = { shop: 'The shop', customer: 'The customer' };

export const GENDER_LABELS: Record<SettingsValues['gender'], string> = { unisex: 'Everybody', female: 'Women', male: 'Men' };

/** The ages are those of Google's product data specification. */
export const AGE_GROUP_LABELS: Record<SettingsValues['ageGroup'], string> = {
  adult: 'Adults and teens',
  kids: 'Kids, 5 to 13 years',
  toddler: 'Toddlers, 1 to 5 years',
  infant: 'Babies, 3 to 12 months',
  newborn: 'Babies, up to 3 months',
};
