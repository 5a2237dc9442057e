import type { ContactMessageView } from '#modules/contact/index.js';
import type { Letter } from '../email-content.js';

/** A visitor's message, for staff. */
export function contactLetter(message: ContactMessageView, origin: string): Letter {
  return {
    subject: `Message from the website: ${message.subject}`,
    heading: `${message.name} wrote to us`,
    paragraphs: [message.message],
    facts: [
      { label: 'Subject', value: message.subject },
      { label: 'Answer to', value: message.email },
    ],
    action: { label: 'Open the inbox', url: `${origin}/admin/messages` },
  };
}
