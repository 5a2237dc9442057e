import { CONTACT_SUBJECT_LABELS, type ContactMessageView, type ReplyToSend } from '#modules/contact/index.js';
import type { ShopSettingsView } from '#modules/settings/index.js';
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

/** The answer of staff, with the text that it answers. */
export function contactReplyEmail(
  { text, subject, message, receivedAt }: ReplyToSend,
  { shopName, timeZone }: Pick<ShopSettingsView, 'shopName' | 'timeZone'>,
): EmailContent {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(receivedAt);
  return {
    subject: `Re: ${CONTACT_SUBJECT_LABELS[subject]}`,
    heading: `Our answer from ${shopName}`,
    paragraphs: [text],
    quote: { intro: `On ${day} you wrote:`, text: message },
  };
}
