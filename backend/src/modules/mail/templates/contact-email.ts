import { CONTACT_SUBJECT_LABELS, type ContactMessageView } from '#modules/contact/index.js';
import type { EmailContent } from '../email-content.js';

/** Forwards a message of the contact form to the shop. */
export function contactEmail(message: ContactMessageView, origin: string): EmailContent {
  const subject = CONTACT_SUBJECT_LABELS[message.subject];
  return {
    subject: `Message from the website: ${subject}`,
    heading: 'A message from the website',
    paragraphs: [message.message],
    details: [
      { label: 'From', value: message.name, isTyped: true },
      { label: 'Subject', value: subject },
      { label: 'Reply to', value: message.email },
    ],
    action: { label: 'Open the inbox', url: `${origin}/admin/messages` },
  };
}
