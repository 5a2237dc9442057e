import { parseExact } from './exact-json.js';
import { type EmbeddedScript, embeddedScripts, metaFields, titleOf } from './embedded-scripts.js';
import { type FoundProduct, mergeFields, type ProductFields } from './found-product.js';
import { readJsonLd } from './read-json-ld.js';
import { readOpenGraph } from './read-open-graph.js';
import { readRouterData } from './read-router-data.js';
import { readSigiState, readVideoData } from './read-video-data.js';

/** Why a page shows no product. */
export type PageProblem = 'blocked' | 'unavailable' | 'private-video' | 'no-product-in-video' | 'not-understood';

export type PageReading =
  | { kind: 'product'; found: FoundProduct }
  /** The page of the product must be requested; the video states only some of its fields. */
  | { kind: 'video'; productId: string; found: FoundProduct }
  | { kind: 'problem'; problem: PageProblem; found: FoundProduct };

/** Signs of the security check. The script folder "oec-ttweb-captcha" is not one: normal pages load it too. */
const CHALLENGE = /captcha-init|secsdk-captcha|captcha_verify_container|id=["']captcha_container["']|_wafchallengeid/;
const UNAVAILABLE = /Product not available in this country or region|23002102/;

/**
 * Reads the product of a page as TikTok served it. `address` is the address after redirects, `words` the text around
 * the pasted link.
 */
export function readPage(html: string, address: URL, words: string | undefined): PageReading {
  const scripts = embeddedScripts(html);
  const router = readRouterData(jsonOf(scripts, '__MODERN_ROUTER_DATA__'));
  const shared: ProductFields = { name: words };
  if (typeof router === 'object') return product(html, scripts, router.fields, shared);
  const video =
    readVideoData(jsonOf(scripts, '__UNIVERSAL_DATA_FOR_REHYDRATION__')) ??
    readSigiState(jsonOf(scripts, 'SIGI_STATE') ?? jsonOf(scripts, 'sigi-persisted-data'));
  if (typeof video === 'object') return ofVideo(video, shared);
  const problem = problemOf(html, address) ?? (router === 'unavailable' ? 'unavailable' : undefined) ?? problemOfVideo(video);
  if (problem) return { kind: 'problem', problem, found: mergeFields([['share-text', shared]]) };
  const reading = product(html, scripts, undefined, shared);
  const onlyWords = Object.values(reading.found).every(({ source }) => source === 'share-text');
  return onlyWords ? { kind: 'problem', problem: 'not-understood', found: reading.found } : reading;
}

function product(
  html: string,
  scripts: readonly EmbeddedScript[],
  router: ProductFields | undefined,
  shared: ProductFields,
): { kind: 'product'; found: FoundProduct } {
  const blocks = scripts.filter(({ type }) => type?.toLowerCase() === 'application/ld+json').map(({ text }) => parseExact(text));
  const found = mergeFields([
    ['router', router],
    ['json-ld', readJsonLd(blocks)],
    ['open-graph', readOpenGraph(metaFields(html))],
    ['share-text', shared],
  ]);
  return { kind: 'product', found };
}

function ofVideo(video: { productId: string | undefined; fields: ProductFields }, shared: ProductFields): PageReading {
  const found = mergeFields([
    ['router', video.fields],
    ['share-text', shared],
  ]);
  if (video.productId === undefined) return { kind: 'problem', problem: 'no-product-in-video', found };
  return { kind: 'video', productId: video.productId, found };
}

function problemOf(html: string, address: URL): PageProblem | undefined {
  if (address.searchParams.get('enter_method') === 'not_supported_region') return 'unavailable';
  if (html.trim() === '' || /^\/login(\/|$)/.test(address.pathname)) return 'blocked';
  if (CHALLENGE.test(html) || /^security check$/i.test(titleOf(html))) return 'blocked';
  if (html.length < 4_000 && html.includes('Please wait...')) return 'blocked';
  if (UNAVAILABLE.test(html) || address.pathname === '/') return 'unavailable';
  return undefined;
}

function problemOfVideo(video: 'blocked' | 'private' | undefined): PageProblem | undefined {
  if (video === 'blocked') return 'blocked';
  return video === 'private' ? 'private-video' : undefined;
}

function jsonOf(scripts: readonly EmbeddedScript[], id: string): unknown {
  const script = scripts.find((one) => one.id === id);
  return script === undefined ? undefined : parseExact(script.text);
}
