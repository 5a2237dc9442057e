import { PartialType } from '@nestjs/swagger';
import { refusedFields } from '#test/support/refused-fields.js';
import { SettingsValues } from './settings-values.dto.js';

/** Each group of settings is saved by some of these fields, see save-settings.dto.ts. */
class SavedValues extends PartialType(SettingsValues, { skipNullProperties: false }) {}

const refused = async (values: object): Promise<string[]> => [
  ...new Set(Object.keys(await refusedFields(SavedValues, values)).map((name) => name.split('.')[0] ?? '')),
];

it('accepts settings as their forms send them', async () => {
  const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 3 };
  const orders = { unpaidOrderHours: 1, overdueDays: 1, onTheWayDays: 1, closedUntil: '2026-02-28', newOrderNotices: true };
  const texts = { shopName: 'Ours', email: 'hello@shop.example', timeZone: 'America/New_York', zelle: 'pay@shop.example' };
  const others = { noticeAddresses: ['a@b.example'], announcement: { text: 'Sale', link: '/products' } };
  expect(await refusedFields(SavedValues, { ...texts, ...orders, ...others, delivery, returns: null })).toEqual({});
});

it.each<[Record<string, unknown>]>([
  [{ email: 'nobody' }],
  [{ timeZone: 'Mars/Olympus' }],
  [{ postalAddress: { street: 'x' } }],
  [{ officeHours: [] }],
  [{ social: [{ name: 'X', url: 'javascript:alert(1)' }] }],
  [{ unpaidOrderHours: 0 }],
  [{ overdueDays: 0 }],
  [{ onTheWayDays: 1.5 }],
  [{ closedUntil: '2026-02-30' }],
  [{ noticeAddresses: ['a@b.example', 'b@c.example, d@e.example'] }],
  [{ newOrderNotices: 'yes' }],
  [{ impact: [{ value: '1', label: 'a' }, { value: '' }] }],
  [{ announcement: { text: 'Sale', link: '//evil.example' } }],
  [{ delivery: { packDays: 2, transitDaysMin: 5, transitDaysMax: 3 } }],
  [{ delivery: { packDays: 1.5, transitDaysMin: 3, transitDaysMax: 5 } }],
  [{ delivery: { packDays: 2 } }],
  [{ delivery: 'soon' }],
  [{ returns: { days: 0, paidBy: 'shop' } }],
  [{ returns: { days: 30, paidBy: 'nobody' } }],
  // Half a character (threat 97).
  [{ noticeAddresses: ['\ud800'] }],
  [{ zelle: 'pay\ud800@shop.example' }],
])('refuses %j', async (values) => {
  expect(await refused(values)).toEqual(Object.keys(values));
});
