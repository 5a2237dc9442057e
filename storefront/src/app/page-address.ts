import { OPTION_PARAMETERS } from '@shop/contract';
import { paths } from '#config/paths.ts';
import { listingPath, readCriteria } from '#features/catalog/listing-criteria.ts';
import { isSubject } from '#features/contact/message-draft.ts';

/** Which rendering answers a request; the server keeps one rendering per address. */
interface PageAddress {
  /** Path and query without everything that the page does not read. */
  address: string;
  /** The product that the page shows: a change of its stock concerns no other page. */
  productId?: string;
  /** How many renderings the server keeps, of which each visit gets one, because the page shows a random selection. */
  variants: number;
}

interface CachedPage {
  path: string;
  /** The address for the query; without it, the page reads no query. */
  addressOf?: (query: URLSearchParams) => string;
  /** The part of the query that the page reads, beside its path. */
  searchOf?: (query: URLSearchParams) => string;
  /** Whether it is rendered for this request alone. */
  isPrivate?: (query: URLSearchParams) => boolean;
  showsStock?: boolean;
  variants?: number;
}

const MAX_OPTION_VALUE_LENGTH = 60;

/** Pages whose HTML is the same for all visitors. The checkout is one of them, because only the browser knows the cart. */
const CACHED_PAGES: readonly CachedPage[] = [
  { path: paths.home, variants: 16 },
  { path: paths.products, addressOf: (query) => listingPath(readCriteria(query)) },
  { path: paths.product(':id'), searchOf: chosenOptions, isPrivate: (query) => query.has('preview'), showsStock: true },
  { path: paths.share(':id'), showsStock: true },
  { path: paths.artists },
  { path: paths.artist(':id') },
  { path: paths.about },
  { path: paths.contact, addressOf: contactAddress },
  { path: paths.page(':slug') },
  { path: paths.portfolio },
  { path: paths.checkout },
];

/** Pages with the data of one order or alert: they are rendered for each request. */
const PRIVATE_PAGES = [paths.paymentReturn, paths.orderConfirmation(':id'), paths.alert(':id')];

/** Without values that are too long for any size. */
function chosenOptions(query: URLSearchParams): string {
  const chosen = new URLSearchParams();
  for (const parameter of OPTION_PARAMETERS) {
    const value = query.get(parameter)?.toLowerCase();
    if (value && value.length <= MAX_OPTION_VALUE_LENGTH) chosen.set(parameter, value);
  }
  const search = chosen.toString();
  return search && `?${search}`;
}

function contactAddress(query: URLSearchParams): string {
  const subject = query.get('subject');
  return isSubject(subject) ? paths.contactAbout(subject) : paths.contact;
}

const PARAMETER = /:\w+/;
/** The same matching as `matchRoute`: case-insensitive, with or without a trailing slash. */
const patternOf = (path: string) => new RegExp(`^${path.replace(PARAMETER, '(?<value>[^/]+)').replace(/\/$/, '')}/?$`, 'i');
const CACHED_PATTERNS = CACHED_PAGES.map((page) => ({ page, pattern: patternOf(page.path) }));
const PRIVATE_PATTERNS = PRIVATE_PAGES.map(patternOf);

/** Undefined for a page that must be rendered for each request. All unknown paths have one address, because they show the same page. */
export function pageAddress(url: string): PageAddress | undefined {
  const [pathname = '', ...rest] = url.split('?');
  for (const { page, pattern } of CACHED_PATTERNS) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const value = match.groups?.['value'] ?? '';
    const query = new URLSearchParams(rest.join('?'));
    if (page.isPrivate?.(query)) return undefined;
    const path = page.path.replace(PARAMETER, () => value) + (page.searchOf?.(query) ?? '');
    const address = page.addressOf?.(query) ?? path;
    return { address, productId: page.showsStock ? value.toLowerCase() : undefined, variants: page.variants ?? 1 };
  }
  return PRIVATE_PATTERNS.some((pattern) => pattern.test(pathname)) ? undefined : { address: '/not-found', variants: 1 };
}
