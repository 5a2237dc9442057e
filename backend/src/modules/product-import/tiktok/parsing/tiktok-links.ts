/** Hosts whose pages are read. Everything else is refused, before and after every redirect. */
const PAGE_HOSTS = new Set(['www.tiktok.com', 'tiktok.com', 'm.tiktok.com', 'shop.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com']);
/** An older product host that still stands in share links: its ids are good, its pages are not asked for. */
const ID_ONLY_HOST = 'oec-api.tiktokv.com';
const PICTURE_HOSTS = ['ttcdn-us.com', 'ibyteimg.com', 'tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com'];
const PRODUCT_ID = /^\d{15,21}$/;

export const isPageHost = (hostname: string): boolean => PAGE_HOSTS.has(hostname);

/** On a dot boundary: eviltiktokcdn.com is somebody else's. */
export const isPictureHost = (hostname: string): boolean => PICTURE_HOSTS.some((host) => hostname.endsWith(`.${host}`));

export const isProductId = (text: string | undefined): text is string => text !== undefined && PRODUCT_ID.test(text);

export type TiktokLink = { kind: 'product'; productId: string; url: string } | { kind: 'page'; url: string };

export const productPage = (productId: string): string => `https://www.tiktok.com/view/product/${productId}`;

/**
 * A pasted link, understood without asking anybody: a product's page, or a page that has to be asked (short links,
 * videos). Undefined for what is no link of TikTok, user names, ports, other schemes and its open redirect included.
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

/** The product id of a product page's address: the last run of digits of its path, or a query field of that name. */
export function productIdOf(url: URL): string | undefined {
  const isProductPath = /^\/(?:view\/product|shop\/pdp|shop\/[a-z]{2}\/pdp|[a-z]{2}\/pdp|pdp)\//i.test(url.pathname);
  const ofPath = isProductPath ? url.pathname.match(/\d{15,21}(?=\/?$)/)?.[0] : undefined;
  const candidates = [ofPath, url.searchParams.get('product_id') ?? undefined];
  return candidates.find(isProductId);
}

function productLink(productId: string | undefined): TiktokLink | undefined {
  return productId === undefined ? undefined : { kind: 'product', productId, url: productPage(productId) };
}
