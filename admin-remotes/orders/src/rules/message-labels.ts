import type { InboxMessage } from '@shop/contract';

/** What the contact form offers. */
export const SUBJECT_LABELS: Record<InboxMessage['subject'], string> = {
  general: 'General Inquiry',
  artist: 'Artist Collaboration',
  employment: 'Employment Opportunity',
  partnership: 'Partnership',
  media: 'Media & Press',
};

/** When it came, in the reader's own time. */
export function formatDateTime(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/**
 * Opens the reader's mail program with an answer. The address is a visitor's text: everything in it that could start a
 * further header is escaped.
 */
export function replyLink({ email, subject }: Pick<InboxMessage, 'email' | 'subject'>): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${SUBJECT_LABELS[subject]}`)}`;
}

/** "2 unread", or nothing to say. */
export function unreadText(messages: readonly Pick<InboxMessage, 'read'>[]): string {
  const unread = messages.filter(({ read }) => !read).length;
  return unread === 0 ? 'Everything is read' : `${unread} unread`;
}
