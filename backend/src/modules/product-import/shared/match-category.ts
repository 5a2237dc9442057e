import { ownValue } from '@shop/contract/own-value';

export interface ShopCategory {
  id: string;
  name: string;
  slug: string;
}

interface CategoryHints {
  type: string;
  tags: readonly string[];
  title: string;
}

export interface CategoryMatch {
  category: ShopCategory;
  by: 'type' | 'tag' | 'title';
}

/**
 * Other names of the garments of the standard slugs. The order decides when a text names two: a "hooded sweatshirt" is
 * a hoodie, a "long sleeve t-shirt" is a long sleeve.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  hats: ['hat', 'cap', 'beanie', 'bucket hat', 'snapback', 'trucker', 'headwear', 'balaclava', 'visor'],
  leggings: ['legging', 'tights', 'yoga pant'],
  joggers: [
    'jogger',
    'sweatpants',
    'sweat pants',
    'sweatpant',
    'track pants',
    'trackpants',
    'jogging bottoms',
    'tracksuit bottoms',
  ],
  shorts: ['shorts', 'sweatshorts', 'sweat shorts'],
  hoodies: ['hoodie', 'hoody', 'hooded sweatshirt', 'hooded sweater', 'zip hood'],
  sweaters: ['sweater', 'jumper', 'pullover', 'crewneck', 'crew neck', 'sweatshirt', 'cardigan', 'knit', 'knitwear'],
  'long-sleeve': ['long sleeve', 'long sleeved', 'longsleeve'],
  't-shirts': ['t shirt', 'tshirt', 'tee', 'tee shirt'],
};

/** "Shirt" alone usually means a T-shirt, but not next to these words. */
const SHIRT = /\bshirts?\b/;
const OTHER_SHIRT =
  /\b(dress|button(ed)?|button (up|down)|flannel|oxford|denim|chambray|plaid|che(que|cke)red|check|polo|hawaiian|collar(ed)?|night|under|over|sweat|bowling|linen)\b/;

/** Other products that are named after a garment: a T-shirt dress, a hoodie sticker, cap sleeves. */
const OTHER_PRODUCT = /\b(dress(es)?|bags?|totes?|mugs?|posters?|stickers?|jackets?|coats?|skirts?|blouses?|gift card)\b/;
const CAP_SLEEVE = /\bcap sleeves?\b/g;

/** Matches by type, then tags, then title; null means Uncategorized. */
export function matchCategory(hints: CategoryHints, categories: readonly ShopCategory[]): CategoryMatch | null {
  const sources: [CategoryMatch['by'], string][] = [
    ['type', hints.type],
    ...hints.tags.map((tag): ['tag', string] => ['tag', tag]),
    ['title', hints.title],
  ];
  for (const find of [byPhrase, byShirt]) {
    for (const [by, text] of sources) {
      const category = find(words(text), categories);
      if (category) return { category, by };
    }
  }
  return null;
}

function byPhrase(text: string, categories: readonly ShopCategory[]): ShopCategory | undefined {
  const exact = categories.find((category) => ownPhrases(category).includes(text));
  if (exact || OTHER_PRODUCT.test(text)) return exact;
  const bare = text.replace(CAP_SLEEVE, ' ');
  const named = inOrder(categories).filter((category) => phrasesOf(category).some((phrase) => contains(bare, phrase)));
  return named[0];
}

function byShirt(text: string, categories: readonly ShopCategory[]): ShopCategory | undefined {
  if (!SHIRT.test(text) || OTHER_SHIRT.test(text) || OTHER_PRODUCT.test(text)) return undefined;
  return categories.find((category) => category.slug === 't-shirts');
}

/** The categories of the table first, in its order; then the others, the longest name first. */
function inOrder(categories: readonly ShopCategory[]): ShopCategory[] {
  const kinds = Object.keys(SYNONYMS);
  const rank = ({ slug, name }: ShopCategory): number =>
    kinds.includes(slug) ? kinds.indexOf(slug) : kinds.length + 1 / (1 + name.length);
  return categories.toSorted((a, b) => rank(a) - rank(b));
}

function phrasesOf(category: ShopCategory): string[] {
  return [...ownPhrases(category), ...(ownValue(SYNONYMS, category.slug) ?? [])];
}

function ownPhrases({ name, slug }: ShopCategory): string[] {
  const own = [words(name), words(slug)].filter((phrase) => phrase !== '');
  return [...own, ...own.map(singular)];
}

function contains(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `) || ` ${text} `.includes(` ${phrase}s `);
}

/** "Shorts" has no singular: "short sleeve" is not about shorts. */
function singular(phrase: string): string {
  return /\bshorts$/.test(phrase) ? phrase : phrase.replace(/(?<!s)s$/, '');
}

/** Lower case, without accents and punctuation, single spaces. */
function words(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
