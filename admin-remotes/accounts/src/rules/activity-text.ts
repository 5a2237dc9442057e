import type { PaymentMethods } from '@shop/admin-kit';
import {
  type ActivityChange,
  type ActivityEntity,
  type ActivityEntry,
  mapProductTexts,
  PRODUCT_FLAGS,
  PRODUCT_TEXTS,
  ownValue,
} from '@shop/contract';
import { SETTING_GROUPS, SETTINGS } from '@shop/contract/settings-fields';

/** What an entry is about, in the middle of a sentence. */
const NOUNS: Record<ActivityEntity, string> = {
  account: 'the account',
  artist: 'the artist',
  'artist share': 'the share of',
  'authenticator app': 'their authenticator app',
  category: 'the category',
  'category order': 'the order of the categories',
  'contact mail': 'the mail of a message',
  'contact message': 'a message',
  customer: 'a customer',
  file: 'the file',
  invitation: 'the invitation',
  invoice: 'an invoice',
  job: 'a job',
  'ledger entry': 'an amount of',
  order: 'the order',
  'order mail': 'a mail of the order',
  page: 'the page',
  passkey: 'a passkey',
  password: 'their password',
  payee: 'who is paid for',
  'payment difference': 'a payment difference',
  'payment file': 'the payment file',
  'payment line': 'a payment in a file',
  payments: 'payments with the provider',
  'portfolio item': 'a portfolio item',
  'portfolio order': 'the order of the portfolio',
  product: 'the product',
  'product file': 'the product file',
  'queue dashboard': 'the queue dashboard',
  'recovery codes': 'their recovery codes',
  'reset link': 'a new password link',
  'saved answer': 'a saved answer',
  session: 'a session',
  settings: 'the settings',
  'shipping rate': 'the shipping rate',
  statement: 'the statement',
  'tax rule': 'the tax rule',
  'test mail': 'a test mail',
  'upload address': 'an upload address',
};

const KINDS: Record<ActivityEntity, string> = {
  account: 'Accounts',
  artist: 'Artists',
  'artist share': 'Shares of artists',
  'authenticator app': 'Authenticator apps',
  category: 'Categories',
  'category order': 'Order of the categories',
  'contact mail': 'Mails of messages',
  'contact message': 'Messages',
  customer: 'Customers',
  file: 'Files',
  invitation: 'Invitations',
  invoice: 'Invoices',
  job: 'Jobs',
  'ledger entry': 'Amounts of artists',
  order: 'Orders',
  'order mail': 'Mails of orders',
  page: 'Pages',
  passkey: 'Passkeys',
  password: 'Passwords',
  payee: 'Payees',
  'payment difference': 'Payment differences',
  'payment file': 'Payment files',
  'payment line': 'Payments in files',
  payments: 'Comparisons of payments',
  'portfolio item': 'Portfolio items',
  'portfolio order': 'Order of the portfolio',
  product: 'Products',
  'product file': 'Product files',
  'queue dashboard': 'Queue dashboard',
  'recovery codes': 'Recovery codes',
  'reset link': 'New password links',
  'saved answer': 'Saved answers',
  session: 'Sign-ins',
  settings: 'Settings',
  'shipping rate': 'Shipping rates',
  statement: 'Statements',
  'tax rule': 'Tax rules',
  'test mail': 'Test mails',
  'upload address': 'Upload addresses',
};

/** The options of the filter, by name. */
export const KIND_OPTIONS = (Object.keys(KINDS) as ActivityEntity[])
  .map((value) => ({ value, label: KINDS[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Names of fields that are not what their identifier says. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...mapProductTexts((name) => PRODUCT_TEXTS[name].label),
  ...PRODUCT_FLAGS,
  imageUrl: 'Image',
  videoUrl: 'Video',
  isActive: 'Shown in the shop',
  isCoverUp: 'Cover-up',
  sortOrder: 'Position',
  totalAmount: 'Total',
  hero: SETTINGS.hero.label,
  claims: 'Figures and claims',
  from: 'From',
};

const toWords = (identifier: string): string => identifier.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const knownLabel = (field: string, { all }: PaymentMethods): string | undefined =>
  ownValue(FIELD_LABELS, field) ?? all.find(({ id }) => id === field)?.handle?.label;

/** "postalAddress.street" becomes "Postal address street"; a payment handle has the label of its method. */
export function fieldLabel(field: string, methods: PaymentMethods): string {
  const known = knownLabel(field, methods);
  if (known !== undefined) return known;
  const words = field.split('.').map(toWords).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of the object stands at the end, or in place of the dots. */
const SENTENCES: Readonly<Record<string, string>> = {
  'signed out account': 'signed out … everywhere',
  'signed in session': 'signed in',
  'signed out session': 'signed out',
  'invited account': 'invited',
  'slowed account': 'slowed sign-ins to the account',
  'moved order': 'changed the status of the order',
  'tracked order': 'changed the tracking number of the order',
  'noted order': 'wrote a note on the order',
  'erased order': 'erased the customer of the order',
  'exported customer': 'downloaded the data of a customer',
  'noted customer': 'wrote a note on a customer',
  'marked paid order': 'marked the order … as paid',
  'returned order': 'put pieces back in stock from the order',
  'undone order': 'undid the last step of the order',
  'undone invoice': 'undid a payment of an invoice',
  'reminded invoice': 'reminded the client of an invoice',
  'imported product': 'imported the product',
  'added ledger entry': 'wrote an amount of … in the artist ledger',
  'undone ledger entry': 'took back an amount of … in the artist ledger',
  'created statement': 'closed … in the artist ledger',
  'accepted invitation': 'accepted the invitation',
  'updated category order': 'rearranged the categories',
  'updated portfolio order': 'rearranged the portfolio',
  'updated contact message': 'marked a message',
  'replied contact message': 'answered a message',
  'updated payment difference': 'repaired a payment difference',
};

/** What the person did, in two parts around the name of the object: "marked the order" ORD-1 "as paid". */
export function sentenceOf(
  { action, entity, changes }: Pick<ActivityEntry, 'action' | 'entity' | 'changes'>,
  methods: PaymentMethods,
): [string, string] {
  const [change] = changes;
  if (entity === 'settings' && change && changes.length === 1) return [`changed the ${settingName(change, methods)}`, ''];
  const [before = '', after = ''] = (ownValue(SENTENCES, `${action} ${entity}`) ?? `${action} ${NOUNS[entity]}`).split(' …');
  return [before, after.trim()];
}

const settingName = ({ field }: ActivityChange, methods: PaymentMethods): string =>
  knownLabel(field, methods) ?? fieldLabel(field, methods).toLowerCase();

const GROUPS: Readonly<Record<string, { title: string }>> = SETTING_GROUPS;

/** The title of a group of settings; null for everything else that has no name. */
export const groupName = (entity: ActivityEntity, entityId: string | null): string | null =>
  entity === 'settings' && entityId !== null ? (GROUPS[entityId]?.title ?? null) : null;
