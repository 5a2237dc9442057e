import { fromCents } from '@shop/contract/money';
import type { FeedProduct } from '../feed-product.js';
import type { FeedCategory } from '../feed-categories.js';
import type { FeedOutcome, FeedReportRow } from './feed-report.js';
import { firstStock, unknownStockNote } from '../feed-stock.js';
import type { FeedRemark } from '../parsing/read-product.js';

/** What a report says of a product of the feed. */
export function productRow(product: FeedProduct, chosen: FeedCategory, outcome: FeedOutcome, notes: string[]): FeedReportRow {
  return {
    line: product.line,
    handle: product.handle,
    name: product.name,
    outcome,
    category: chosen.label,
    price: fromCents(product.priceCents),
    stock: outcome === 'created' ? firstStock(product) : product.stock,
    imagesInFile: product.read.images.length,
    imagesToDownload: 0,
    images: null,
    notes: [
      ...notes,
      ...unknownStockNote(product.read, outcome === 'created' ? 'starts at 0' : 'stays'),
      ...product.notes,
      ...(chosen.note === undefined ? [] : [chosen.note]),
    ],
  };
}

/** What it says of a line that is no product. */
export function remarkRow({ line, handle, name, reason }: FeedRemark, outcome: FeedOutcome): FeedReportRow {
  const nothing = { category: null, price: null, stock: null, imagesInFile: 0, imagesToDownload: 0, images: null };
  return { line, handle, name, outcome, ...nothing, notes: [reason] };
}
