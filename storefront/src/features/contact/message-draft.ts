import { cleanLine, cleanLines, isEmailAddress, type SendContactMessage } from '@shop/contract';

export type Subject = SendContactMessage['subject'];

export const SUBJECTS: readonly { value: Subject; label: string }[] = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'artist', label: 'Artist Collaboration' },
  { value: 'employment', label: 'Employment Opportunity' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'media', label: 'Media & Press' },
];

/** In the order of the form. */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type Field = (typeof FIELDS)[number];
export type MessageDraft = Record<Field, string>;
type MessageErrors = Partial<Record<Field, string>>;

export const MAX_LENGTHS: Record<Exclude<Field, 'subject'>, number> = { name: 120, email: 254, message: 5000 };

export function isSubject(text: string | null): text is Subject {
  return SUBJECTS.some(({ value }) => value === text);
}

const RULES: Record<Field, { message: string; isValid: (value: string) => boolean }> = {
  name: { message: 'Name must be at least 2 characters', isValid: (value) => cleanLine(value).length >= 2 },
  email: { message: 'Please enter a valid email address', isValid: (value) => isEmailAddress(cleanLine(value)) },
  subject: { message: 'Please select a subject', isValid: isSubject },
  message: { message: 'Message must be at least 10 characters', isValid: (value) => cleanLines(value).length >= 10 },
};

/** Returns a message for each invalid field; what the server cleans does not count. */
export function validateMessage(draft: MessageDraft): MessageErrors {
  const invalid = FIELDS.filter((field) => !RULES[field].isValid(draft[field]));
  return Object.fromEntries(invalid.map((field) => [field, RULES[field].message]));
}
