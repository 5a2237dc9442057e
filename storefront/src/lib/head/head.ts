import { ownValue } from '@shop/contract';

/** A screen's title, description and preview data for browsers, search engines and link previews. */
export interface Head {
  /** Without the shop's name, which is appended. Without a title, the shop's name is used alone. */
  title?: string;
  description?: string;
  /** Path and query of the canonical URL. */
  canonicalPath?: string;
  noindex?: boolean;
  /** The page belongs to one shopper: it is not cached, and its URL is not sent as a referrer. */
  private?: boolean;
  image?: { url: string; width: number; height: number; alt: string };
  openGraphType?: 'website' | 'product';
  /** Open Graph properties beyond the common ones, for example product:price:amount. */
  properties?: Record<string, string>;
  jsonLd?: object;
  /** The way to the page, its own name last. */
  breadcrumbs?: readonly { name: string; path: string }[];
}

/** Filled during a server render; the last screen that writes wins. */
export interface HeadCollector {
  head: Head;
  status: number;
}

interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface HeadContext {
  shopName: string;
  origin: string;
}

export function documentTitle(head: Head, shopName: string): string {
  return head.title ? `${head.title} | ${shopName}` : shopName;
}

const meta = (key: 'name' | 'property', value: string, content: string | undefined): HeadTag[] =>
  content ? [{ name: 'meta', attributes: { [key]: value, content } }] : [];

/** The picture of pages without one of their own. */
const defaultImage = ({ origin, shopName }: HeadContext): NonNullable<Head['image']> => ({
  url: `${origin}/share.jpg`,
  width: 1200,
  height: 630,
  alt: shopName,
});

function imageTags(image: NonNullable<Head['image']>): HeadTag[] {
  return [
    ...meta('property', 'og:image', image.url),
    ...meta('property', 'og:image:width', String(image.width)),
    ...meta('property', 'og:image:height', String(image.height)),
    ...meta('property', 'og:image:alt', image.alt),
    ...meta('name', 'twitter:image', image.url),
    ...meta('name', 'twitter:image:alt', image.alt),
  ];
}

const jsonLdTag = (value: object | undefined): HeadTag[] =>
  value ? [{ name: 'script', attributes: { type: 'application/ld+json' }, text: jsonForHtml(value) }] : [];

function breadcrumbList(breadcrumbs: NonNullable<Head['breadcrumbs']>, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** All tags except the title. */
export function headTags(head: Head, context: HeadContext): HeadTag[] {
  const { shopName, origin } = context;
  const image = head.image ?? (head.noindex ? undefined : defaultImage(context));
  const title = head.title ?? shopName;
  const url = head.canonicalPath === undefined ? undefined : `${origin}${head.canonicalPath}`;
  const link: HeadTag[] = url ? [{ name: 'link', attributes: { rel: 'canonical', href: url } }] : [];
  const data = [head.jsonLd, head.breadcrumbs && breadcrumbList(head.breadcrumbs, origin)].flatMap(jsonLdTag);
  return [
    ...meta('name', 'description', head.description),
    ...meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    ...link,
    ...meta('property', 'og:site_name', shopName),
    ...meta('property', 'og:type', head.openGraphType ?? 'website'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:locale', 'en_US'),
    ...(image ? imageTags(image) : []),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('name', 'twitter:title', title),
    ...meta('name', 'twitter:description', head.description),
    ...Object.entries(head.properties ?? {}).flatMap(([property, content]) => meta('property', property, content)),
    ...data,
  ];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ownValue(ESCAPES, character) ?? character);
}

/** JSON that is safe inside a script element: no product text can close the element or open a comment. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The head as HTML. `data-head` marks the tags that a navigation in the browser replaces. */
export function headHtml(head: Head, context: HeadContext): string {
  const tags = headTags(head, context).map(({ name, attributes, text }) => {
    const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    return `<${name} data-head${list.join('')}>${name === 'script' ? `${text ?? ''}</script>` : ''}`;
  });
  return [`<title>${escapeHtml(documentTitle(head, context.shopName))}</title>`, ...tags].join('\n    ');
}
