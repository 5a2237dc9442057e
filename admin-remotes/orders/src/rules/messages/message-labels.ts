import type { InboxMessage } from '@shop/contract';

/** The subjects that the contact form offers. */
export const SUBJECT_LABELS: Record<InboxMessage['subject'], string> = {
  general: 'General Inquiry',
  artist: 'Artist Collaboration',
  employment: 'Employment Opportunity',
  partnership: 'Partnership',
  media: 'Media & Press',
};

export const STATE_TAGS = {
  new: { label: 'New', tone: 'info' },
  open: { label: 'Open', tone: 'warning' },
  answered: { label: 'Answered', tone: 'success' },
  archived: { label: 'Archived', tone: 'neutral' },
} as const satisfies Record<InboxMessage['state'], { label: string; tone: string }>;

/** Who else writes a reply at this moment; undefined when nobody does. */
export function answeringText(
  { answeringBy, answeringUntil }: Pick<InboxMessage, 'answeringBy' | 'answeringUntil'>,
  own: string | undefined,
  now = Date.now(),
): string | undefined {
  const isOver = answeringUntil === null || Date.parse(answeringUntil) < now;
  return answeringBy === null || isOver || answeringBy === own ? undefined : `${answeringBy} is answering`;
}

export function unreadText(messages: readonly Pick<InboxMessage, 'read'>[]): string {
  const unread = messages.filter(({ read }) => !read).length;
  return unread === 0 ? 'Everything is read' : `${unread} unread`;
}
