export interface ShopCategory {
  id: string;
  name: string;
  slug: string;
}

export interface CategoryHints {
  type: string;
  tags: readonly string[];
  title: string;
}

export interface CategoryMatch {
  category: ShopCategory;
  by: 'type' | 'tag' | 'title';
}

/**
 * What other shops call the garments of our slugs. The order decides when a text names two: a "hooded sweatshirt" is a
 * hoodie, a "long sleeve t-shirt" is a long sleeve.
 */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
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

/** "Shirt" alone usually means a T-shirt in a shop like ours, but not beside these words. */
const SHIRT = /\bshirts?\b/;
const OTHER_SHIRT =
  /\b(dress|button(ed)?|button (up|down)|flannel|oxford|denim|chambray|plaid|che(que|cke)red|check|polo|hawaiian|collar(ed)?|night|under|over|sweat|bowling|linen)\b/;

/** Things that carry a garment's word but are none of our garments: a T-shirt dress, a hoodie sticker, cap sleeves. */
const NO_GARMENT = /\b(dress(es)?|bags?|totes?|mugs?|posters?|stickers?|jackets?|coats?|skirts?|blouses?|gift card)\b/;
const NO_CAP = /\bcap sleeves?\b/g;

/** The category of a feed product: by its type, else a tag, else its title; null means Uncategorized. */
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
  if (exact || NO_GARMENT.test(text)) return exact;
  const bare = text.replace(NO_CAP, ' ');
  const named = inOrder(categories).filter((category) => phrasesOf(category).some((phrase) => contains(bare, phrase)));
  return named[0];
}

function byShirt(text: string, categories: readonly ShopCategory[]): ShopCategory | undefined {
  if (!SHIRT.test(text) || OTHER_SHIRT.test(text) || NO_GARMENT.test(text)) return undefined;
  return categories.find((category) => category.slug === 't-shirts');
}

/** Our eight kinds first, in the order of the table; the shop's own other categories by longest name. */
function inOrder(categories: readonly ShopCategory[]): ShopCategory[] {
  const kinds = Object.keys(OTHER_WORDS);
  const rank = ({ slug, name }: ShopCategory): number =>
    kinds.includes(slug) ? kinds.indexOf(slug) : kinds.length + 1 / (1 + name.length);
  return categories.toSorted((a, b) => rank(a) - rank(b));
}

function phrasesOf(category: ShopCategory): string[] {
  return [...ownPhrases(category), ...(OTHER_WORDS[category.slug] ?? [])];
}

function ownPhrases({ name, slug }: ShopCategory): string[] {
  const own = [words(name), words(slug)].filter((phrase) => phrase !== '');
  return [...own, ...own.map(singular)];
}

function contains(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `) || ` ${text} `.includes(` ${phrase}s `);
}

/** A pair of shorts has no singular: "short sleeve" is not about shorts. */
function singular(phrase: string): string {
  return /\bshorts$/.test(phrase) ? phrase : phrase.replace(/(?<!s)s$/, '');
}

/** Lower case, accents and signs gone, single spaces. */
function words(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
