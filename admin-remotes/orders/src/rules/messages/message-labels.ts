import type { InboxMessage } from '@shop/contract';
import { mailtoLink } from '../format.ts';

/** The subjects that the contact form offers. */
export const SUBJECT_LABELS: Record<InboxMessage['subject'], string> = {
  general: 'General Inquiry',
  artist: 'Artist Collaboration',
  employment: 'Employment Opportunity',
  partnership: 'Partnership',
  media: 'Media & Press',
};

/** A mailto link that opens a reply to the message. */
export function replyLink({ email, subject }: Pick<InboxMessage, 'email' | 'subject'>): string {
  return `${mailtoLink(email)}?subject=${encodeURIComponent(`Re: ${SUBJECT_LABELS[subject]}`)}`;
}

export function unreadText(messages: readonly Pick<InboxMessage, 'read'>[]): string {
  const unread = messages.filter(({ read }) => !read).length;
  return unread === 0 ? 'Everything is read' : `${unread} unread`;
}
