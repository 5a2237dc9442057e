import { CONTACT_TEXTS, type SendContactMessage, textProblem } from '@shop/contract';

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

export function isSubject(text: string | null): text is Subject {
  return SUBJECTS.some(({ value }) => value === text);
}

/** Returns a message for each invalid field; what the server cleans does not count. */
export function validateMessage(draft: MessageDraft): MessageErrors {
  const problemOf = (field: Field): string | undefined => {
    if (field !== 'subject') return textProblem(CONTACT_TEXTS[field], draft[field]);
    return isSubject(draft.subject) ? undefined : 'Please select a subject';
  };
  const problems = FIELDS.map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
