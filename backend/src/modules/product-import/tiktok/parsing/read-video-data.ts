import { decimalAt, valueAt, entriesAt, parseExact, textAt } from './exact-json.js';
import type { ProductFields } from './found-product.js';

type VideoReading = { productId: string | undefined; fields: ProductFields } | 'blocked' | 'private' | undefined;

/** Shop anchors: 35 contains several products, 33 is one product. */
const ANCHOR_TYPES = new Set(['33', '35']);
const BLOCKED_ADDRESS = '10204';

/** The product that a video links to. Only id, title and image are read: the price of the anchor is not reliable. */
export function readVideoData(json: unknown): VideoReading {
  const detail = valueAt(json, '__DEFAULT_SCOPE__', 'webapp.video-detail');
  if (detail === undefined) return undefined;
  const status = decimalAt(detail, 'statusCode') ?? '0';
  if (status === BLOCKED_ADDRESS) return 'blocked';
  if (status !== '0') return 'private';
  return readItem(valueAt(detail, 'itemInfo', 'itemStruct'));
}

/** The same for older pages, which have SIGI_STATE. */
export function readSigiState(json: unknown): VideoReading {
  const [item] = entriesAt(json, 'ItemModule');
  return item === undefined ? undefined : readItem(item);
}

function readItem(item: unknown): VideoReading {
  for (const anchor of entriesAt(item, 'anchors').flatMap(withChildren)) {
    const extra = parseExact(textAt(anchor, 'extra') ?? '');
    const productId = textAt(extra, 'product_id') ?? textAt(anchor, 'id');
    if (productId === undefined || !/^\d{15,21}$/.test(productId)) continue;
    const image = textAt(extra, 'cover_url') ?? textAt(extra, 'cover');
    const name = textAt(extra, 'title') ?? textAt(extra, 'elastic_title') ?? textAt(anchor, 'keyword');
    return { productId, fields: { productId, name, images: image === undefined ? undefined : [image] } };
  }
  return { productId: undefined, fields: { name: undefined } };
}

/** The children of a complex anchor are JSON text in its `extra`. */
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
