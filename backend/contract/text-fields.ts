/** The rule of each text field that somebody fills in. The server, the shop's forms and the admin's forms check it here. */
import { cleanLine, cleanLines } from './clean-text.js';
import { isEmailAddress } from './email-address.js';
import { trackingNumberProblem } from './files/tracking-number.js';

export interface TextRule {
  /** Name of the field in messages. */
  label: string;
  min: number;
  /** Counted after cleaning. Without it, `format` limits the length. */
  max?: number;
  /** The message when the text is missing or too short. */
  required: string;
  /** Paragraphs; otherwise one line. */
  lines?: true;
  /** What is wrong with a text that is more than free text. */
  format?: (text: string) => string | undefined;
}

/** Half of a character, which Postgres cannot store. */
const WELL_FORMED = /^\P{Cs}*$/u;

export const cleanText = ({ lines }: Pick<TextRule, 'lines'>, text: string): string => (lines ? cleanLines : cleanLine)(text);

/** What is wrong with a text after it is cleaned, in the words of the server; undefined when it is accepted. */
export function textProblem(rule: TextRule, value: unknown): string | undefined {
  if (typeof value !== 'string') return rule.required;
  const { label, min, max = Infinity, required, format } = rule;
  const text = cleanText(rule, value);
  if (text.length < min) return required;
  if (text.length > max) return `${label} must be at most ${max} characters`;
  return format?.(text) ?? (WELL_FORMED.test(text) ? undefined : `${label} holds characters that cannot be used`);
}

export const emailRule = (message: string): TextRule => ({
  label: 'Email',
  min: 1,
  required: message,
  format: (text) => (isEmailAddress(text) ? undefined : message),
});

/** The checkout's customer and address; staff correct them by the same rules. */
export const CUSTOMER_TEXTS = {
  customerName: { label: 'Name', min: 2, max: 120, required: 'Name must be at least 2 characters' },
  customerEmail: emailRule('Please enter a valid email'),
  customerPhone: { label: 'Phone', min: 0, max: 40, required: 'Phone must be text' },
  street: { label: 'Street address', min: 5, max: 200, required: 'Street address is required' },
  street2: { label: 'Apartment, suite', min: 0, max: 120, required: 'Apartment, suite must be text' },
  city: { label: 'City', min: 2, max: 120, required: 'City is required' },
  state: { label: 'State', min: 2, max: 120, required: 'State is required' },
  zipCode: { label: 'ZIP code', min: 5, max: 20, required: 'ZIP code is required' },
  notes: { label: 'Special instructions', min: 0, max: 1000, lines: true, required: 'Special instructions must be text' },
} as const satisfies Record<string, TextRule>;

export const CONTACT_TEXTS = {
  name: { label: 'Name', min: 2, max: 120, required: 'Name must be at least 2 characters' },
  email: emailRule('Please enter a valid email address'),
  message: { label: 'Message', min: 10, max: 5000, lines: true, required: 'Message must be at least 10 characters' },
} as const satisfies Record<string, TextRule>;

/** Emails that staff write, and the texts that they keep for them. */
export const MESSAGE_TEXTS = {
  reply: { label: 'Reply', min: 1, max: 5000, lines: true, required: 'Please write a reply' },
  savedAnswer: { label: 'Answer', min: 1, max: 5000, lines: true, required: 'Please write an answer' },
} as const satisfies Record<string, TextRule>;

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/;
const USERNAME_FORM = 'Please enter 2 to 60 letters, digits, dots or hyphens';
const SIX_DIGITS = 'Please enter the 6 digits';

export const ACCOUNT_TEXTS = {
  signInName: { label: 'Username', min: 1, max: 120, required: 'Username is required' },
  username: {
    label: 'Username',
    min: 1,
    required: USERNAME_FORM,
    format: (text: string) => (USERNAME.test(text) ? undefined : USERNAME_FORM),
  },
  email: emailRule('Please enter a valid email address'),
  displayName: { label: 'Name', min: 1, max: 120, required: 'Please enter your name' },
  passkeyName: { label: 'Name', min: 1, max: 60, required: 'Please enter a name' },
  code: {
    label: 'Code',
    min: 1,
    required: SIX_DIGITS,
    format: (text: string) => (/^\d{6}$/.test(text) ? undefined : SIX_DIGITS),
  },
  recoveryCode: { label: 'The recovery code', min: 1, max: 60, required: 'Please enter a recovery code' },
} as const satisfies Record<string, TextRule>;

export const ORDER_TEXTS = {
  reference: { label: 'Reference', min: 1, max: 120, required: 'Please enter the payment reference' },
  carrier: { label: 'Carrier', min: 1, max: 60, required: 'Please enter the carrier' },
  trackingNumber: { label: 'Tracking number', min: 1, max: 100, required: 'Please enter the tracking number' },
  /** Of a list, which programs and people damage. */
  listedTrackingNumber: {
    label: 'Tracking number',
    min: 1,
    max: 100,
    required: 'Please enter the tracking number',
    format: trackingNumberProblem,
  },
  orderNumber: { label: 'Order number', min: 1, max: 40, required: 'Please enter the order number' },
  reason: { label: 'Reason', min: 0, max: 300, required: 'Reason must be text' },
  note: { label: 'Note', min: 1, max: 1000, lines: true, required: 'Please write a note' },
} as const satisfies Record<string, TextRule>;

export const PAYMENT_MATCHING_TEXTS = {
  fileName: { label: 'File name', min: 1, max: 255, required: 'The file needs a name' },
} as const satisfies Record<string, TextRule>;

/** What artists are owed. */
export const ARTIST_LEDGER_TEXTS = {
  note: { label: 'Note', min: 1, max: 300, required: 'Please write a note' },
  reference: { label: 'Reference', min: 1, max: 120, required: 'Reference must be text' },
} as const satisfies Record<string, TextRule>;

/** Who is paid for an artist. Addresses of facilities can be short. */
export const PAYEE_TEXTS = {
  name: { label: 'Name', min: 1, max: 120, required: 'Please enter a name' },
  relation: { label: 'Relation', min: 1, max: 120, required: 'Relation must be text' },
  facility: { label: 'Facility', min: 1, max: 200, required: 'Facility must be text' },
  facilityNumber: { label: 'Number', min: 1, max: 60, required: 'Number must be text' },
  rules: { label: 'Rules', min: 1, max: 500, lines: true, required: 'Rules must be text' },
  street: { label: 'Street address', min: 1, max: 200, required: 'Street address is required' },
  city: { label: 'City', min: 1, max: 120, required: 'City is required' },
  state: { label: 'State', min: 2, max: 120, required: 'State is required' },
  zipCode: { label: 'ZIP code', min: 5, max: 20, required: 'ZIP code is required' },
} as const satisfies Record<string, TextRule>;

const ZIP_RANGE = /^(\d{5})(?:-(\d{5}))?$/;

function zipRangeProblem(text: string): string | undefined {
  const [, from = '', to = from] = ZIP_RANGE.exec(text) ?? [];
  return from !== '' && from <= to ? undefined : 'Please write ZIP codes like 12207 or 12007-12009';
}

/** Shipping rates and tax rules. */
export const PRICING_TEXTS = {
  rateName: { label: 'Name', min: 1, max: 60, required: 'Please enter a name' },
  authority: { label: 'Authority', min: 1, max: 60, required: 'Please enter who collects the tax' },
  zipRange: {
    label: 'A ZIP code',
    min: 5,
    max: 11,
    required: 'Please write ZIP codes like 12207 or 12007-12009',
    format: zipRangeProblem,
  },
} as const satisfies Record<string, TextRule>;

export const INVOICE_PAYMENT_TEXTS = {
  note: { label: 'Note', min: 1, max: 200, required: 'Note must be text' },
} as const satisfies Record<string, TextRule>;

export const INVOICE_TEXTS = {
  clientName: { label: 'Client name', min: 1, max: 120, required: 'Client name is required' },
  clientEmail: emailRule('Invalid email format'),
  clientPhone: { label: 'Phone', min: 1, max: 40, required: 'Phone must be text' },
  notes: { label: 'Notes', min: 1, max: 1_000, lines: true, required: 'Notes must be text' },
  customProductName: { label: 'Product name', min: 1, max: 120, required: 'Product name is required' },
  /** Three values of the longest are 186 characters. */
  size: { label: 'Size', min: 1, max: 200, required: 'Size must be text' },
} as const satisfies Record<string, TextRule>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ids and "all" are reserved: `/products?category=` accepts both. */
function slugProblem(slug: string): string | undefined {
  if (/^-*$/.test(slug)) return 'Slug is required';
  if (!/^[a-z0-9-]+$/.test(slug)) return 'Slug may only contain lowercase letters, numbers and hyphens';
  return slug === 'all' || UUID.test(slug) ? 'This slug is reserved' : undefined;
}

export const CATALOG_TEXTS = {
  artistName: { label: 'Name', min: 1, max: 120, required: 'Name is required' },
  location: { label: 'Location', min: 1, max: 120, required: 'Location is required' },
  story: { label: 'Story', min: 1, max: 10_000, lines: true, required: 'Story is required' },
  categoryName: { label: 'Name', min: 1, max: 120, required: 'Name is required' },
  slug: { label: 'Slug', min: 1, max: 120, required: 'Slug is required', format: slugProblem },
  option: { label: 'An option', min: 1, max: 40, required: 'Every option needs a name' },
  sizeValue: { label: 'A size', min: 1, max: 60, required: 'Every size needs a name' },
  sku: { label: 'SKU', min: 0, max: 80, required: 'SKU must be text' },
  guideColumn: { label: 'A column', min: 1, max: 40, required: 'Every column needs a heading' },
  guideCell: { label: 'A cell', min: 0, max: 40, required: 'Every row needs a text for every column' },
  imageAlt: { label: 'Image description', min: 0, max: 200, required: 'Image descriptions must be texts' },
  guideNote: { label: 'Note', min: 0, max: 300, required: 'The note must be text' },
} as const satisfies Record<string, TextRule>;

export const PAGE_TEXTS = {
  title: { label: 'Title', min: 2, max: 80, required: 'The page needs a title' },
  body: { label: 'Text', min: 1, max: 20_000, lines: true, required: 'The page needs a text' },
} as const satisfies Record<string, TextRule>;

export const PORTFOLIO_DESCRIPTION: TextRule = {
  label: 'Description',
  min: 1,
  max: 500,
  lines: true,
  required: 'Description must have at least 1 character',
};
