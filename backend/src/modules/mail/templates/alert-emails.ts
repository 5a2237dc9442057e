import type { AlertMail } from '#modules/alerts/index.js';
import type { EmailContent } from '../email-content.js';

/** What a mail program sends a POST to when its reader wants no more of it, see RFC 8058. */
export const stopAddress = (origin: string, alertId: string, token: string): string =>
  `${origin}/api/alerts/${alertId}/stop?t=${token}`;

/** Nothing in it was written by whoever left the address. */
export const alertConfirmEmail = (
  origin: string,
  alertId: string,
  { name, token }: Pick<AlertMail, 'name' | 'token'>,
): EmailContent => ({
  subject: `Please confirm: ${name}`,
  heading: `Tell you when ${name} is available?`,
  paragraphs: [
    'Somebody left this address in our shop. If it was you, please confirm. We will write once, when it can be bought.',
  ],
  action: { label: 'Yes or no', url: `${origin}/alerts/${alertId}?t=${token}` },
  closing: 'If it was not you, do nothing: we forget this address within two days.',
});

export const alertAvailableEmail = (origin: string, { name, productId }: AlertMail): EmailContent => ({
  subject: `${name} is available now`,
  heading: `${name} is available now`,
  paragraphs: ['We wrote to as many people as we could serve. First come, first served.'],
  action: { label: 'See it in the shop', url: `${origin}/products/${productId}` },
  closing: 'This was the one email that you asked for.',
});
