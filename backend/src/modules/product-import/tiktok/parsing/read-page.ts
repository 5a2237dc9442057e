import { parseExact } from './exact-json.js';
import { type EmbeddedScript, embeddedScripts, metaFields, titleOf } from './embedded-scripts.js';
import { type FoundProduct, merged, type PageFacts } from './found-product.js';
import { readJsonLd } from './read-json-ld.js';
import { readOpenGraph } from './read-open-graph.js';
import { readRouterData } from './read-router-data.js';
import { readSigiState, readVideoData } from './read-video-data.js';

/** Why a page shows no product. */
export type PageTrouble = 'blocked' | 'unavailable' | 'private-video' | 'no-product-in-video' | 'not-understood';

export type PageReading =
  | { kind: 'product'; found: FoundProduct }
  /** The product's own page has to be asked for; what the video says of it is a beginning. */
  | { kind: 'video'; productId: string; found: FoundProduct }
  | { kind: 'trouble'; trouble: PageTrouble; found: FoundProduct };

/** Signs of the security check. Its script's folder "oec-ttweb-captcha" is none: good pages load it too. */
const CHALLENGE = /captcha-init|secsdk-captcha|captcha_verify_container|id=["']captcha_container["']|_wafchallengeid/;
const UNAVAILABLE = /Product not available in this country or region|23002102/;

/**
 * What a page of TikTok, as it was served, says about a product. `address` is the one that answered after redirects,
 * `words` is the text that stood around the pasted link.
 */
export function readPage(html: string, address: URL, words: string | undefined): PageReading {
  const scripts = embeddedScripts(html);
  const router = readRouterData(jsonOf(scripts, '__MODERN_ROUTER_DATA__'));
  const shared: PageFacts = { name: words };
  if (typeof router === 'object') return product(html, scripts, router.facts, shared);
  const video =
    readVideoData(jsonOf(scripts, '__UNIVERSAL_DATA_FOR_REHYDRATION__')) ??
    readSigiState(jsonOf(scripts, 'SIGI_STATE') ?? jsonOf(scripts, 'sigi-persisted-data'));
  if (typeof video === 'object') return ofVideo(video, shared);
  const trouble = troubleOf(html, address) ?? (router === 'unavailable' ? 'unavailable' : undefined) ?? troubleOfVideo(video);
  if (trouble) return { kind: 'trouble', trouble, found: merged([['share-text', shared]]) };
  const reading = product(html, scripts, undefined, shared);
  const onlyWords = Object.values(reading.found).every(({ source }) => source === 'share-text');
  return onlyWords ? { kind: 'trouble', trouble: 'not-understood', found: reading.found } : reading;
}

function product(
  html: string,
  scripts: readonly EmbeddedScript[],
  router: PageFacts | undefined,
  shared: PageFacts,
): { kind: 'product'; found: FoundProduct } {
  const blocks = scripts.filter(({ type }) => type?.toLowerCase() === 'application/ld+json').map(({ text }) => parseExact(text));
  const found = merged([
    ['router', router],
    ['json-ld', readJsonLd(blocks)],
    ['open-graph', readOpenGraph(metaFields(html))],
    ['share-text', shared],
  ]);
  return { kind: 'product', found };
}

function ofVideo(video: { productId: string | undefined; facts: PageFacts }, shared: PageFacts): PageReading {
  const found = merged([
    ['router', video.facts],
    ['share-text', shared],
  ]);
  if (video.productId === undefined) return { kind: 'trouble', trouble: 'no-product-in-video', found };
  return { kind: 'video', productId: video.productId, found };
}

function troubleOf(html: string, address: URL): PageTrouble | undefined {
  if (address.searchParams.get('enter_method') === 'not_supported_region') return 'unavailable';
  if (html.trim() === '' || /^\/login(\/|$)/.test(address.pathname)) return 'blocked';
  if (CHALLENGE.test(html) || /^security check$/i.test(titleOf(html))) return 'blocked';
  if (html.length < 4_000 && html.includes('Please wait...')) return 'blocked';
  if (UNAVAILABLE.test(html) || address.pathname === '/') return 'unavailable';
  return undefined;
}

function troubleOfVideo(video: 'blocked' | 'private' | undefined): PageTrouble | undefined {
  if (video === 'blocked') return 'blocked';
  return video === 'private' ? 'private-video' : undefined;
}

function jsonOf(scripts: readonly EmbeddedScript[], id: string): unknown {
  const script = scripts.find((one) => one.id === id);
  return script === undefined ? undefined : parseExact(script.text);
}
