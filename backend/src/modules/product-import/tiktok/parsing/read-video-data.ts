import { decimalAt, dig, entriesAt, parseExact, textAt } from './exact-json.js';
import type { PageFacts } from './found-product.js';

export type VideoReading = { productId: string | undefined; facts: PageFacts } | 'blocked' | 'private' | undefined;

/** Anchors of a shop: 35 holds several products, 33 is one. */
const ANCHOR_TYPES = new Set(['33', '35']);
const BLOCKED_ADDRESS = '10204';

/** The product that a video points to. The anchor's price is not dependable, so only its id and title are read. */
export function readVideoData(json: unknown): VideoReading {
  const detail = dig(json, '__DEFAULT_SCOPE__', 'webapp.video-detail');
  if (detail === undefined) return undefined;
  const status = decimalAt(detail, 'statusCode') ?? '0';
  if (status === BLOCKED_ADDRESS) return 'blocked';
  if (status !== '0') return 'private';
  return readItem(dig(detail, 'itemInfo', 'itemStruct'));
}

/** The same in the older page that had SIGI_STATE. */
export function readSigiState(json: unknown): VideoReading {
  const [item] = entriesAt(json, 'ItemModule');
  return item === undefined ? undefined : readItem(item);
}

function readItem(item: unknown): VideoReading {
  for (const anchor of entriesAt(item, 'anchors').flatMap(withChildren)) {
    const extra = parseExact(textAt(anchor, 'extra') ?? '');
    const productId = textAt(extra, 'product_id') ?? textAt(anchor, 'id');
    if (productId === undefined || !/^\d{15,21}$/.test(productId)) continue;
    const picture = textAt(extra, 'cover_url') ?? textAt(extra, 'cover');
    const name = textAt(extra, 'title') ?? textAt(extra, 'elastic_title') ?? textAt(anchor, 'keyword');
    return { productId, facts: { productId, name, pictures: picture === undefined ? undefined : [picture] } };
  }
  return { productId: undefined, facts: { name: undefined } };
}

/** The children of a complex anchor stand as JSON text in its `extra`. */
function withChildren(anchor: unknown): unknown[] {
  if (!isShopAnchor(anchor)) return [];
  const children = parseExact(textAt(anchor, 'extra') ?? '');
  return Array.isArray(children) ? children : [anchor];
}

function isShopAnchor(anchor: unknown): boolean {
  return (
    ANCHOR_TYPES.has(decimalAt(anchor, 'type') ?? '') || /^anchor_(complex_)?shop$/.test(textAt(anchor, 'component_key') ?? '')
  );
}
