import { MANUAL_METHODS } from '#modules/settings/index.js';
import { PRODUCT_TEXT_NAMES, productTextRule } from '@shop/contract/product-fields';
import { type Part, type Setting, SETTING_NAMES, SETTINGS, settingTextRule } from '@shop/contract/settings-fields';
import {
  ACCOUNT_TEXTS,
  ARTIST_LEDGER_TEXTS,
  CATALOG_TEXTS,
  CONTACT_TEXTS,
  CUSTOMER_TEXTS,
  emailRule,
  INVOICE_PAYMENT_TEXTS,
  INVOICE_TEXTS,
  MESSAGE_TEXTS,
  ORDER_TEXTS,
  PAGE_TEXTS,
  PAYEE_TEXTS,
  PAYMENT_MATCHING_TEXTS,
  PORTFOLIO_DESCRIPTION,
  PRICING_TEXTS,
  type TextRule,
} from '@shop/contract/text-fields';

export interface FieldRule {
  /** The rule of the server and of the forms. */
  rule: TextRule;
  /** An empty text is accepted. */
  optional?: true;
  /** What the server says instead of the rule's own sentence. */
  sentence?: string;
}

const ruled = (fields: Record<string, TextRule>, more: Omit<FieldRule, 'rule'> = {}): Record<string, FieldRule> =>
  Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, { rule, ...more }]));

/** The fields of `schema` that the rules name. */
const of = (schema: string, rules: Record<string, FieldRule>): Record<string, FieldRule> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`${schema}.${name}`, rule]));

const { customerName, customerEmail, customerPhone, street, street2, city, state, zipCode, notes } = CUSTOMER_TEXTS;
const customer = ruled({ customerName, customerEmail, customerPhone });
const tracking = ruled({ carrier: ORDER_TEXTS.carrier, number: ORDER_TEXTS.trackingNumber });
const { name: payeeName, relation, facility, facilityNumber, rules, ...payeeAddress } = PAYEE_TEXTS;
const guideCell = 'Every row needs a text of at most 40 characters for every column';
const invoice = {
  ...ruled({ clientName: INVOICE_TEXTS.clientName }),
  ...ruled(
    { clientEmail: INVOICE_TEXTS.clientEmail, clientPhone: INVOICE_TEXTS.clientPhone, notes: INVOICE_TEXTS.notes },
    { optional: true },
  ),
};

const isText = (field: Setting | Part): field is Parameters<typeof settingTextRule>[0] =>
  ['text', 'paragraphs', 'email', 'link'].includes(field.kind);

/** Settings have the names of their table, whatever group the schema is of. */
const settings = Object.fromEntries(
  SETTING_NAMES.flatMap((name) => {
    const setting: Setting = SETTINGS[name];
    if (setting.kind === 'emails') return [[name, { rule: emailRule('Please enter valid email addresses') }]];
    if (isText(setting)) return [[name, { rule: settingTextRule(setting) }]];
    if (setting.kind !== 'rows' && setting.kind !== 'object') return [];
    const parts: [string, Part][] = Object.entries(setting.parts);
    return parts.flatMap(([part, field]) =>
      isText(field) ? [[`${setting.schema}.${part}`, { rule: settingTextRule(field) }]] : [],
    );
  }),
) as Record<string, FieldRule>;

/** The rule of each text, by "schema.field" of the document, or by the field alone for settings. */
export const TEXT_RULES: Readonly<Record<string, FieldRule>> = {
  ...settings,
  ...of('LoginDto', ruled({ username: ACCOUNT_TEXTS.signInName })),
  ...of('SecondStepDto', ruled({ code: ACCOUNT_TEXTS.code, recoveryCode: ACCOUNT_TEXTS.recoveryCode })),
  ...of('InviteAdminDto', ruled({ username: ACCOUNT_TEXTS.username, email: ACCOUNT_TEXTS.email })),
  ...of('AcceptInvitationDto', ruled({ displayName: ACCOUNT_TEXTS.displayName })),
  ...of('TotpCodeDto', ruled({ code: ACCOUNT_TEXTS.code })),
  ...of('AddPasskeyDto', ruled({ name: ACCOUNT_TEXTS.passkeyName })),
  ...of('SaveProduct', ruled(Object.fromEntries(PRODUCT_TEXT_NAMES.map((name) => [name, productTextRule(name)])))),
  ...of('SaveProduct', ruled({ optionNames: CATALOG_TEXTS.option, imageAlts: CATALOG_TEXTS.imageAlt })),
  ...of('SaveVariant', ruled({ values: CATALOG_TEXTS.sizeValue, sku: CATALOG_TEXTS.sku })),
  ...of('SaveCategory', ruled({ name: CATALOG_TEXTS.categoryName, slug: CATALOG_TEXTS.slug })),
  ...of('SaveSizeGuide', ruled({ columns: CATALOG_TEXTS.guideColumn, note: CATALOG_TEXTS.guideNote })),
  ...of('SaveSizeGuide', ruled({ rows: CATALOG_TEXTS.guideCell }, { sentence: guideCell })),
  ...of('SaveArtist', ruled({ name: CATALOG_TEXTS.artistName, location: CATALOG_TEXTS.location, story: CATALOG_TEXTS.story })),
  ...of('ReceivedPayment', ruled({ reference: ORDER_TEXTS.reference }, { optional: true })),
  ...of(
    'Shipment',
    ruled({
      carrier: ORDER_TEXTS.carrier,
      number: ORDER_TEXTS.listedTrackingNumber,
      orderNumber: ORDER_TEXTS.orderNumber,
    }),
  ),
  ...of('MarkOrderPaid', ruled({ reference: ORDER_TEXTS.reference })),
  ...of('SetTracking', tracking),
  ...of('CorrectCustomer', customer),
  ...of('ShippingAddressInput', ruled({ street, street2, city, state, zipCode })),
  ...of('QuoteCart', ruled({ street, city, state, zipCode })),
  ...of('AddOrderNote', ruled({ text: ORDER_TEXTS.note })),
  ...of('CheckoutData', { ...customer, ...ruled({ notes }) }),
  ...of('OrderData', { ...customer, ...ruled({ notes }) }),
  ...of('CancelOrder', ruled({ reason: ORDER_TEXTS.reason })),
  ...of('RefundOrder', ruled({ reason: ORDER_TEXTS.reason })),
  ...of('SendContactMessage', ruled(CONTACT_TEXTS)),
  ...of('ReplyToMessage', ruled({ text: MESSAGE_TEXTS.reply })),
  ...of('SaveAnswer', ruled({ text: MESSAGE_TEXTS.savedAnswer })),
  ...of('AddPortfolioItem', ruled({ description: PORTFOLIO_DESCRIPTION }, { optional: true })),
  ...of('ChangePortfolioItem', ruled({ description: PORTFOLIO_DESCRIPTION })),
  ...of('InvoiceFields', invoice),
  ...of('ChangeInvoiceFields', invoice),
  ...of('InvoiceItemFields', ruled({ customProductName: INVOICE_TEXTS.customProductName })),
  ...of('InvoiceItemFields', ruled({ size: INVOICE_TEXTS.size }, { optional: true })),
  ...of('AddInvoicePayment', ruled(INVOICE_PAYMENT_TEXTS, { optional: true })),
  ...of('AddCustomerNote', ruled({ email: CONTACT_TEXTS.email, text: ORDER_TEXTS.note })),
  ...of('CustomerAddress', ruled({ email: CONTACT_TEXTS.email })),
  ...of('RequestAlert', ruled({ email: CONTACT_TEXTS.email })),
  ...of('SavePage', ruled(PAGE_TEXTS)),
  ...of('CreateShippingRate', ruled({ name: PRICING_TEXTS.rateName })),
  ...of('SaveShippingRate', ruled({ name: PRICING_TEXTS.rateName })),
  ...of('CreateTaxRule', ruled({ authority: PRICING_TEXTS.authority })),
  ...of('SaveTaxRule', ruled({ authority: PRICING_TEXTS.authority })),
  ...of('TryTaxes', ruled({ state, zipCode })),
  ...of('ReadPaymentFile', ruled(PAYMENT_MATCHING_TEXTS)),
  ...of('ReturnOwed', ruled({ reference: ORDER_TEXTS.reference })),
  ...of('AddLedgerEntry', ruled(ARTIST_LEDGER_TEXTS, { optional: true })),
  ...of('ReverseLedgerEntry', ruled({ note: ARTIST_LEDGER_TEXTS.note })),
  ...of('CloseMonth', ruled({ note: ARTIST_LEDGER_TEXTS.note }, { optional: true })),
  ...of('SavePayee', ruled({ name: payeeName })),
  ...of('SavePayee', ruled({ relation, facility, facilityNumber, rules }, { optional: true })),
  ...of('PayeeAddress', ruled(payeeAddress)),
  ...of('MailingAddress', ruled({ name: payeeName })),
  ...of('MailingAddress', ruled({ facility, facilityNumber }, { optional: true })),
  ...of('ResendOrderMail', ruled({ email: CUSTOMER_TEXTS.customerEmail })),
};

const ID = 'the id of a row, or of a session, that a program sends';
const SECRET = 'a password, which is taken as it is typed, or a token';
const FILE = 'the address of an uploaded file';
const AMOUNT = 'an amount of money';

/** Why a text of the document has none of these rules. */
export const OTHER_TEXTS: readonly [field: RegExp, why: string][] = [
  [/\.(id|ids|\w*Id|orderIds|lineIds|artistIds|version)$/, ID],
  [/\.(password|current|next|challenge|token|clientSecret)$/, SECRET],
  [/\.(imageUrl|videoUrl|mediaUrl|additionalImages|wide|portrait)$/, FILE],
  [
    /(\.(price|priceOverride|amount|\w+Amount|unitPrice|customProductPrice|freeFrom|minPayout|deliveryFee(From)?)|^PriceChange\.value|^RefundOrder\.shipping)$/,
    AMOUNT,
  ],
  [/^\w+TaxRule\.rate$/, 'a percentage'],
  [/^\w+TaxRule\.zipRanges$/, 'ZIP codes and ranges, none of them twice'],
  [new RegExp(String.raw`^PaymentSettings\.(${MANUAL_METHODS.join('|')})$`), 'cleaned, then validated by its payment method'],
  [
    /(\.(dueOn|receivedOn|sentOn|closedUntil|timeZone|validFrom|validTo|visibleFrom|buyableFrom|states)|TaxRule\.state)$/,
    'chosen in the form',
  ],
  [/\.locale$/, 'the language tag of the page'],
  [/^CloseMonth\.month$/, 'a month'],
  [/^ReadPaymentFile\.(content|except)$/, 'the text of a file, and ids that it holds'],
  [/^(SendContactMessage|RequestAlert)\.website$/, 'hidden; only bots fill it in'],
  [/^ConfirmSandboxPayment\.cardNumber$/, 'the test card of the sandbox'],
  [/^PreviewPage\.body$/, 'shown, never stored'],
  [/^(TiktokImportDto\.(url|pageSource)|SaveProduct\.sourceUrl)$/, 'an address or the source of a page, read by the import'],
];
