import type { SendContactMessage } from '@shop/contract';
import { formText } from '#lib/form-text.ts';

export type Subject = SendContactMessage['subject'];

export const SUBJECTS: readonly { value: Subject; label: string }[] = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'artist', label: 'Artist Collaboration' },
  { value: 'employment', label: 'Employment Opportunity' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'media', label: 'Media & Press' },
];

/** In the order of the form, so that the first wrong field gets the focus. */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Draft = Record<Field, string>;
export type MessageErrors = Partial<Record<Field, string>>;

export const MAX_LENGTHS: Record<Exclude<Field, 'subject'>, number> = { name: 120, email: 254, message: 5000 };

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isSubject(text: string | null): text is Subject {
  return SUBJECTS.some(({ value }) => value === text);
}

const RULES: Record<Field, { problem: string; holds: (value: string) => boolean }> = {
  name: { problem: 'Name must be at least 2 characters', holds: (value) => value.length >= 2 },
  email: { problem: 'Please enter a valid email address', holds: (value) => EMAIL.test(value) },
  subject: { problem: 'Please select a subject', holds: isSubject },
  message: { problem: 'Message must be at least 10 characters', holds: (value) => value.length >= 10 },
};

/** What is wrong with a draft, field by field; spaces at the ends do not count. */
export function validateMessage(draft: Draft): MessageErrors {
  const wrong = FIELDS.filter((field) => !RULES[field].holds(draft[field].trim()));
  return Object.fromEntries(wrong.map((field) => [field, RULES[field].problem]));
}

/** What the form's fields hold at the moment. */
export function readDraft(form: HTMLFormElement): Draft & { website: string } {
  const data = new FormData(form);
  return {
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    subject: formText(data, 'subject'),
    message: formText(data, 'message'),
    website: formText(data, 'website'),
  };
}
