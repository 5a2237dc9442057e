import type { EmailContent } from '../email-content.js';

interface ResetLink {
  username: string;
  createdBy: string;
  createdAt: Date;
}

/** Tells the person whose account somebody can take over now. The link itself is never in it: its maker hands it over. */
export function resetLinkEmail({ username, createdBy, createdAt }: ResetLink, timeZone: string, origin: string): EmailContent {
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    subject: 'A link for a new password was created for your account',
    heading: 'Somebody can choose a new password for your account',
    paragraphs: [
      'Whoever has the link can choose a new password within 24 hours. It also removes the second step of the sign-in.',
      'If you did not ask for it, change your password now: that ends the link. Or ask an owner to withdraw it under Staff.',
    ],
    details: [
      { label: 'Account', value: username },
      { label: 'Created by', value: createdBy },
      { label: 'Created at', value: moment.format(createdAt) },
    ],
    action: { label: 'Open your account', url: `${origin}/admin/account` },
  };
}
