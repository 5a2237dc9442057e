/** The hosts whose pages are read; every redirect is checked too. */
const PAGE_HOSTS = new Set(['www.tiktok.com', 'tiktok.com', 'm.tiktok.com', 'shop.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com']);
/** An older product host that is still in share links: its ids are valid, its pages are not requested. */
const ID_ONLY_HOST = 'oec-api.tiktokv.com';
const IMAGE_HOSTS = ['ttcdn-us.com', 'ibyteimg.com', 'tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com'];
const PRODUCT_ID = /^\d{15,21}$/;

export const isPageHost = (hostname: string): boolean => PAGE_HOSTS.has(hostname);

/** Matches on a dot boundary: eviltiktokcdn.com does not belong to TikTok. */
export const isImageHost = (hostname: string): boolean => IMAGE_HOSTS.some((host) => hostname.endsWith(`.${host}`));

export const isProductId = (text: string | undefined): text is string => text !== undefined && PRODUCT_ID.test(text);

export type TiktokLink = { kind: 'product'; productId: string; url: string } | { kind: 'page'; url: string };

export const productPage = (productId: string): string => `https://www.tiktok.com/view/product/${productId}`;

/**
 * Parses a pasted link without a request: the page of a product, or a page that must be requested (short links, videos).
 * Undefined for other hosts, user names, ports, other schemes and TikTok's open redirect.
 */
export function readLink(text: string): TiktokLink | undefined {
  if (text.length > 2_048 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return undefined;
  if (host === ID_ONLY_HOST) return productLink(productIdOf(url));
  if (!isPageHost(host) || url.pathname === '/' || /^\/link\//i.test(url.pathname)) return undefined;
  return productLink(productIdOf(url)) ?? { kind: 'page', url: `https://${host}${url.pathname}` };
}

/** The id in the address of a product page: the last digits of the path, or the query field `product_id`. */
export function productIdOf(url: URL): string | undefined {
  const isProductPath = /^\/(?:view\/product|shop\/pdp|shop\/[a-z]{2}\/pdp|[a-z]{2}\/pdp|pdp)\//i.test(url.pathname);
  const inPath = isProductPath ? url.pathname.match(/\d{15,21}(?=\/?$)/)?.[0] : undefined;
  const candidates = [inPath, url.searchParams.get('product_id') ?? undefined];
  return candidates.find(isProductId);
}

function productLink(productId: string | undefined): TiktokLink | undefined {
  return productId === undefined ? undefined : { kind: 'product', productId, url: productPage(productId) };
}
