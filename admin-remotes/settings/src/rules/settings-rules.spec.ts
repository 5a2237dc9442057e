import type { PaymentMethodInfo, SettingsValues } from '@shop/contract';
import { fromForm, toForm } from './form-values';
import { changedHandles, changedValues, fieldPath, isTouched } from './setting-changes';
import { groupsOf } from './setting-groups';
import { settingText } from './setting-text';

const methodOf = (id: PaymentMethodInfo['id']): PaymentMethodInfo => ({
  id,
  kind: id === 'card' ? 'card' : 'manual',
  label: id,
  shortLabel: id.toUpperCase(),
  handle: id === 'card' ? null : { label: id, placeholder: '', maxLength: 30, value: '' },
  payUrl: null,
});
const METHODS = (['card', 'venmo', 'cashapp', 'zelle'] as const).map(methodOf);

const values: SettingsValues = {
  shopName: 'Ours',
  tagline: 'Line',
  portfolioOwner: 'Ana',
  hero: null,
  email: 'a@b.example',
  phone: '410 555 0100',
  postalAddress: { street: '1 Street', city: 'Baltimore', state: 'MD', zipCode: '21201' },
  officeHours: [{ days: 'Monday', hours: '9 to 5' }],
  timeZone: 'America/New_York',
  social: [
    { name: 'Instagram', url: null },
    { name: 'TikTok', url: 'https://tiktok.example' },
  ],
  venmo: '@Ours-Shop',
  cashapp: '',
  zelle: 'pay@ours.example',
  unpaidOrderHours: 1,
  overdueDays: 3,
  onTheWayDays: 10,
  closedUntil: null,
  salesTax: 'undecided',
  invoiceDueDays: 30,
  invoicePaymentNote: '',
  newOrderNotices: true,
  soldOutNotices: false,
  paymentNotices: true,
  messageNotices: true,
  noticeAddresses: ['a@b.example', 'c@d.example'],
  impact: [{ value: '47', label: 'Employees' }],
  designPayment: '$500+',
  revenueShare: '50%',
  announcement: null,
  delivery: null,
  returns: null,
  shippingMode: 'free',
  taxMode: 'off',
  gender: 'unisex',
  ageGroup: 'adult',
  stockAlerts: false,
};

it('shows every field in exactly one group', () => {
  const shown = groupsOf(METHODS).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(shown.toSorted()).toEqual(Object.keys(values).toSorted());
});

it('returns unchanged values from the inputs', () => {
  expect(fromForm(toForm(values))).toEqual(values);
  const announced = { ...values, announcement: { text: 'Hi', link: '/products' }, closedUntil: '2026-12-01' };
  expect(fromForm(toForm(announced))).toEqual(announced);
  const promised: SettingsValues = {
    ...values,
    delivery: { packDays: 0, transitDaysMin: 3, transitDaysMax: 5 },
    returns: { days: 30, paidBy: 'shop' },
  };
  expect(fromForm(toForm(promised))).toEqual(promised);
});

it('reads what people type', () => {
  expect(fromForm({ noticeAddresses: ' a@b.example, c@d.example\n\n' })).toEqual({ noticeAddresses: values.noticeAddresses });
  expect(fromForm({ announcement: { text: '  ', link: '/x' } })).toEqual({ announcement: null });
  expect(fromForm({ closedUntil: '' })).toEqual({ closedUntil: null });
});

it('sends changed fields only', () => {
  const address = { zipCode: '21201', state: 'MD', city: 'Baltimore', street: '1 Street' };
  expect(changedValues(['phone', 'postalAddress', 'email'], values, { phone: '2', postalAddress: address })).toEqual({
    phone: '2',
  });
});

it('asks about the payment handles among the changes', () => {
  const changed = { shopName: 'Theirs', zelle: ' new@ours.example ' };
  expect(changedHandles(METHODS, values, changed)).toEqual([
    { handle: 'zelle', label: 'ZELLE', before: 'pay@ours.example', after: 'new@ours.example' },
  ]);
});

it('finds a conflict only where both editors worked', () => {
  expect(isTouched(['venmo'], values, { ...values, shopName: 'Theirs' })).toBe(false);
  expect(isTouched(['venmo'], values, { ...values, venmo: '@Theirs' })).toBe(true);
});

it.each([
  ['values.phone', ['phone']],
  ['values.officeHours.0.days', ['officeHours', 0, 'days']],
  ['version', ['version']],
])('finds the input of %s', (name, path) => expect(fieldPath(name)).toEqual(path));

it.each([
  [settingText('cashapp', values.cashapp), 'None'],
  [settingText('postalAddress', values.postalAddress), '1 Street\nBaltimore, MD 21201'],
  [settingText('social', values.social), 'Instagram: no address\nTikTok: https://tiktok.example'],
  [settingText('closedUntil', '2026-12-01'), 'December 1, 2026'],
  [settingText('unpaidOrderHours', 1), '1 hour'],
  [settingText('overdueDays', 1), '1 day'],
  [settingText('onTheWayDays', 10), '10 days'],
  [settingText('soldOutNotices', false), 'Off'],
])('writes %j', (text, expected) => expect(text).toBe(expected));
