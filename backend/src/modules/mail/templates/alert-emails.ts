import { optionSearch } from '@shop/contract/option-search';
import { type AlertMail, type DueAlert, placeName } from '#modules/alerts/index.js';
import type { EmailContent } from '../email-content.js';
import { dollars, pictureOf } from './order-content.js';

/** What a mail program sends a POST to when its reader wants no more of it, see RFC 8058. */
export const stopAddress = (origin: string, alertId: string, token: string): string =>
  `${origin}/api/alerts/${alertId}/stop?t=${token}`;

/** The same for an email that tells of several alerts. */
export const stopAllAddress = (origin: string, alertId: string, token: string): string =>
  `${stopAddress(origin, alertId, token)}&all=1`;

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

/** "S, M and L" */
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type Available = Pick<DueAlert, 'productId' | 'name' | 'label' | 'optionNames' | 'optionValues' | 'price' | 'imageUrl'>;

/** The product's page with this size chosen. */
function addressOf(origin: string, { productId, optionNames, optionValues }: Available): string {
  const search = optionSearch(optionNames, optionValues);
  return `${origin}/products/${productId}${search === '' ? '' : `?${search}`}`;
}

/** Of one product. Whoever waits for it and for a size of it is told of the size. */
export function alertAvailableEmail(origin: string, [first, ...others]: readonly [Available, ...Available[]]): EmailContent {
  const { name } = first;
  const sizes = [first, ...others].filter(({ label }) => label !== null);
  // The product itself is told of by its sizes.
  const [piece = first, ...more] = sizes;
  const told = [piece, ...more];
  const title = `${told.length > 1 ? name : placeName(piece)} is available now`;
  return {
    subject: title,
    heading: title,
    paragraphs: [
      ...(told.length > 1 ? [`In ${LIST.format(told.flatMap(({ label }) => label ?? []))}.`] : []),
      'We wrote to as many people as we could serve. First come, first served.',
    ],
    lines: told.map((one) => ({ name: placeName(one), amount: dollars(one.price), ...pictureOf(one.imageUrl, origin) })),
    action: {
      label: 'See it in the shop',
      url: addressOf(origin, more.length === 0 ? piece : { ...piece, optionValues: [] }),
    },
    closing: 'This was the one email that you asked for.',
  };
}
