import type { SettingsValues } from '@shop/contract';

type Delivery = NonNullable<SettingsValues['delivery']>;
type Returns = NonNullable<SettingsValues['returns']>;

/** What the inputs hold: empty texts instead of null. */
export interface FormValues extends Omit<
  SettingsValues,
  'social' | 'closedUntil' | 'announcement' | 'noticeAddresses' | 'delivery' | 'returns'
> {
  social: { name: string; url: string }[];
  closedUntil: string;
  announcement: { text: string; link: string };
  /** Empty inputs are null. */
  delivery: { [Name in keyof Delivery]: number | null };
  returns: { days: number | null; paidBy: Returns['paidBy'] };
  /** One address per line. */
  noticeAddresses: string;
}

export function toForm(values: SettingsValues): FormValues {
  const { announcement } = values;
  return {
    ...values,
    social: values.social.map(({ name, url }) => ({ name, url: url ?? '' })),
    closedUntil: values.closedUntil ?? '',
    announcement: { text: announcement?.text ?? '', link: announcement?.link ?? '' },
    delivery: values.delivery ?? { packDays: null, transitDaysMin: null, transitDaysMax: null },
    returns: values.returns ?? { days: null, paidBy: 'customer' },
    noticeAddresses: values.noticeAddresses.join('\n'),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** Null when all inputs are empty; the form requires the others as soon as one is filled. */
function deliveryOf({ packDays, transitDaysMin, transitDaysMax }: FormValues['delivery']): Delivery | null {
  if (packDays === null || transitDaysMin === null || transitDaysMax === null) return null;
  return { packDays, transitDaysMin, transitDaysMax };
}

/** The values of the inputs that a form has. */
export function fromForm(form: Partial<FormValues>): Partial<SettingsValues> {
  const { social, closedUntil, announcement, noticeAddresses, delivery, returns, ...same } = form;
  return {
    ...same,
    ...(social && { social: social.map(({ name, url }) => ({ name, url: orNull(url ?? '') })) }),
    ...(closedUntil !== undefined && { closedUntil: orNull(closedUntil) }),
    ...(announcement && {
      announcement: announcement.text.trim() ? { text: announcement.text.trim(), link: orNull(announcement.link ?? '') } : null,
    }),
    ...(delivery && { delivery: deliveryOf(delivery) }),
    ...(returns && { returns: returns.days === null ? null : { days: returns.days, paidBy: returns.paidBy } }),
    ...(noticeAddresses !== undefined && { noticeAddresses: noticeAddresses.split(/[\s,;]+/).filter(Boolean) }),
  };
}
