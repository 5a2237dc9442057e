/**
 * The texts and flags of products. Rules, OpenAPI, SQL, audit, import limits, form, conflict dialog, search and product page read them here:
 * beside these tables, such a column is named by its entity and its migration only.
 */
import type { TextRule } from './text-fields.js';

interface TextField {
  label: string;
  maxLength: number;
  /** A single line; otherwise paragraphs. */
  oneLine?: true;
  required?: true;
  /** In the admin only. */
  adminOnly?: true;
  /** Part of what describes the product: read by the search, by product feeds and by search engines. */
  describes?: true;
  /** On the product page: a row of its own, or a line "Label: text" of the row "Fabric and Care". */
  shownAs?: 'row' | 'line';
  /** The only texts that are accepted. */
  choices?: readonly string[];
  /** For readers of the API. */
  meaning?: string;
  /** Below the input of the form. */
  hint?: string;
}

/** How a garment runs, beside the size guide. */
const FIT_SCALE = ['Runs small', 'True to size', 'Runs large'] as const;

const TEXTS = {
  name: { label: 'Name', maxLength: 120, oneLine: true, required: true },
  description: { label: 'Description', maxLength: 10_000, required: true, describes: true, meaning: 'the story of the piece' },
  fabricCare: {
    label: 'Fabric and Care',
    maxLength: 2_000,
    describes: true,
    meaning: 'what it is made of, and how it is washed',
  },
  fit: { label: 'Fit', maxLength: 2_000, describes: true, shownAs: 'row' },
  fitScale: {
    label: 'Fit Scale',
    maxLength: 20,
    oneLine: true,
    choices: FIT_SCALE,
    meaning: `how it runs: ${FIT_SCALE.join(', ')}`,
    hint: 'Shown beside the size guide.',
  },
  countryOfOrigin: {
    label: 'Country of Origin',
    maxLength: 60,
    oneLine: true,
    shownAs: 'line',
    meaning: 'where it was made',
    hint: 'For shoppers and customs.',
  },
  color: {
    label: 'Color',
    maxLength: 40,
    oneLine: true,
    adminOnly: true,
    meaning: 'when no option names it',
    hint: 'For the filter of the shop and for product feeds.',
  },
} as const satisfies Record<string, TextField>;

const FLAGS = { isNew: 'New', isBestSeller: 'Best Seller', isArtistSeries: 'Artist Series' } as const;

type Texts = typeof TEXTS;
type TextsWith<Attribute> = { [Name in keyof Texts]: Texts[Name] extends Attribute ? Name : never }[keyof Texts];

export type ProductText = keyof Texts;
export type RequiredProductText = TextsWith<{ required: true }>;
export type AdminProductText = TextsWith<{ adminOnly: true }>;
export type ShopProductText = Exclude<ProductText, AdminProductText>;
export type ProductFlag = keyof typeof FLAGS;

export const PRODUCT_TEXTS: Readonly<Record<ProductText, TextField>> = TEXTS;
/** The label of each flag. */
export const PRODUCT_FLAGS: Readonly<Record<ProductFlag, string>> = FLAGS;

export function productTextRule(name: ProductText): TextRule {
  const { label, maxLength, oneLine, required, choices } = PRODUCT_TEXTS[name];
  const message = required ? `${label} is required` : `${label} must be text`;
  const rule: TextRule = { label, min: required ? 1 : 0, max: maxLength, required: message, ...(oneLine ? {} : { lines: true }) };
  if (!choices) return rule;
  const format = (text: string) =>
    ['', ...choices].includes(text) ? undefined : `${label} must be one of: ${choices.join(', ')}`;
  return { ...rule, format };
}

export const PRODUCT_TEXT_NAMES = Object.keys(TEXTS) as ProductText[];
export const PRODUCT_FLAG_NAMES = Object.keys(FLAGS) as ProductFlag[];

export const SHOP_TEXT_NAMES = PRODUCT_TEXT_NAMES.filter((name): name is ShopProductText => !PRODUCT_TEXTS[name].adminOnly);
export const ADMIN_TEXT_NAMES = PRODUCT_TEXT_NAMES.filter(
  (name): name is AdminProductText => PRODUCT_TEXTS[name].adminOnly === true,
);
export const DESCRIBING_TEXT_NAMES = SHOP_TEXT_NAMES.filter((name) => PRODUCT_TEXTS[name].describes);

/** An object with a value for each text. */
export const mapProductTexts = <Value>(valueOf: (name: ProductText) => Value): Record<ProductText, Value> =>
  mapNames(PRODUCT_TEXT_NAMES, valueOf);

/** An object with a value for each flag. */
export const mapProductFlags = <Value>(valueOf: (name: ProductFlag) => Value): Record<ProductFlag, Value> =>
  mapNames(PRODUCT_FLAG_NAMES, valueOf);

const mapNames = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
