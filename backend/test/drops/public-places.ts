/** The states of the products of the spec. */
export const STATES = ['draft', 'hidden', 'coming', 'live'] as const;
export type State = (typeof STATES)[number];

/** The products that a place shows. "Coming" is visible and not on sale yet. */
const SEEN = {
  none: [],
  onSale: ['live'],
  visible: ['coming', 'live'],
  all: STATES,
} as const satisfies Record<string, readonly State[]>;
export type Seen = keyof typeof SEEN;

export const isSeen = (seen: Seen, state: State): boolean => (SEEN[seen] as readonly State[]).includes(state);

/** Every address of the shop that anybody may read, with the products that it shows. {id} is the address of each product. */
export const API_PLACES: readonly (readonly [path: string, seen: Seen])[] = [
  ['/api/products', 'visible'],
  ['/api/products?limit=50', 'visible'],
  ['/api/products?fields=card&limit=50', 'visible'],
  ['/api/products/listing', 'visible'],
  ['/api/products/listing?search=zephyr', 'visible'],
  ['/api/products/listing?search=zephir', 'visible'],
  ['/api/products/listing?sort=price-asc&category={category}', 'visible'],
  ['/api/products/listing?availability=in-stock', 'onSale'],
  ['/api/products/featured', 'visible'],
  ['/api/products/{id}', 'visible'],
  ['/api/products/{id}/images', 'visible'],
  // With the token of a preview link that is wrong.
  ['/api/products/{id}?preview=1.none', 'none'],
  ['/api/products/{id}/images?preview=1.none', 'none'],
  ['/api/categories', 'none'],
  ['/api/artists', 'none'],
  ['/api/artists/{artist}', 'none'],
  ['/api/artists/{artist}/products', 'visible'],
  ['/api/cart?sessionId={sessionId}', 'visible'],
  ['/api/cart/{sessionId}', 'visible'],
  // The copy that the order keeps.
  ['/api/orders/{order}', 'all'],
  ['/api/images/{name}', 'none'],
  ['/api/portfolio', 'none'],
  ['/api/settings', 'none'],
  ['/api/shipping-rates', 'none'],
  ['/api/pages', 'none'],
  ['/api/pages/returns', 'none'],
  // Only with the token of an alert: alerts.api.spec.ts.
  ['/api/alerts/{alert}', 'none'],
  ['/api/alerts/{alert}/stop', 'none'],
  ['/api/health', 'none'],
  ['/api/health/ready', 'none'],
];

export const FILE_PLACES: readonly (readonly [path: string, seen: Seen])[] = [
  ['/sitemap.xml', 'visible'],
  ['/sitemaps/pages.xml', 'none'],
  ['/sitemaps/{first}.xml', 'visible'],
  ['/feeds/google.xml', 'visible'],
  ['/feeds/meta.csv', 'visible'],
  ['/feeds/tiktok.csv', 'visible'],
];

export const PAGE_PLACES: readonly (readonly [path: string, seen: Seen])[] = [
  ['/', 'visible'],
  ['/products', 'visible'],
  ['/products?search=zephyr', 'visible'],
  ['/products?availability=in-stock', 'onSale'],
  ['/products/{id}', 'visible'],
  ['/share/{id}', 'visible'],
  ['/artists', 'none'],
  ['/artists/{artist}', 'visible'],
  ['/about', 'none'],
  ['/contact', 'none'],
  ['/pages/returns', 'none'],
  ['/checkout', 'none'],
  ['/alerts/{alert}', 'none'],
  ['/not-found', 'none'],
];

/** The entries of the storefront's route table that the pages above open, and those that show nothing but one order. */
export const STOREFRONT_ROUTES = [
  'home',
  'products',
  'product',
  'share',
  'artists',
  'artist',
  'about',
  'contact',
  'page',
  'portfolio',
  'checkout',
  'paymentReturn',
  'orderConfirmation',
  'alert',
];

/** Files of the build, and what is not for shoppers. */
export const NO_PLACES = [/^\*$/, /^\/(assets|:?admin|metrics|refused-address)\b/, /^\/[\w-]+\.(ico|png|jpg|txt|webmanifest)$/];
