import type { SettingsValues } from '@shop/contract';

/** What the inputs hold: empty texts instead of null. */
export interface FormValues extends Omit<SettingsValues, 'social' | 'closedUntil' | 'announcement' | 'noticeAddresses'> {
  social: { name: string; url: string }[];
  closedUntil: string;
  announcement: { text: string; link: string };
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
    noticeAddresses: values.noticeAddresses.join('\n'),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** The values of the inputs that a form has. */
export function fromForm(form: Partial<FormValues>): Partial<SettingsValues> {
  const { social, closedUntil, announcement, noticeAddresses, ...same } = form;
  return {
    ...same,
    ...(social && { social: social.map(({ name, url }) => ({ name, url: orNull(url ?? '') })) }),
    ...(closedUntil !== undefined && { closedUntil: orNull(closedUntil) }),
    ...(announcement && {
      announcement: announcement.text.trim() ? { text: announcement.text.trim(), link: orNull(announcement.link ?? '') } : null,
    }),
    ...(noticeAddresses !== undefined && { noticeAddresses: noticeAddresses.split(/[\s,;]+/).filter(Boolean) }),
  };
}
