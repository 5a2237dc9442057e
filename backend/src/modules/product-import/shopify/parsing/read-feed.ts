import { type FeedColumn, type FeedRow, feedRows, type FeedRows } from './feed-columns.js';
import type { Feed, FeedReading, FeedRemark, ReadProduct } from './read-product.js';
import { ABSENT, given } from './feed-value.js';
import { lineOfText } from '#platform/plain-text.js';
import { readCsv } from './read-csv.js';
import { readFeedProduct } from './read-feed-product.js';

const MAX_HANDLE_CHARACTERS = 255;
/** In place of a handle: a row that does not say of which product it is may be of each. */
const UNKNOWN = '';
const NO = /^(false|no|0)$/i;
const YES = /^(true|yes|1)$/i;

/**
 * Reads a Shopify product export. Rows with the same handle are one product, wherever they are in the file. An invalid
 * row is reported by its line and the others are used. Throws UnusableFeed when the file is not a product export.
 */
export function readFeed(bytes: Uint8Array, reading: FeedReading = {}): Feed {
  const feed: Feed = { products: [], skipped: [], refused: [] };
  for (const [handle, group] of groupByHandle(feedRows(readCsv(bytes)), feed.refused)) readGroup(handle, group, feed, reading);
  return feed;
}

function readGroup(handle: string, group: FeedRows, feed: Feed, reading: FeedReading): void {
  const { rows } = group;
  const line = rows[0]?.line ?? 0;
  const name = lineOfText(firstOf(rows, 'title'));
  const whyKept = reading.drafts ? whyDraft(rows) : undefined;
  const reason = whySkipped(rows, whyKept);
  if (reason) feed.skipped.push({ line, handle, name, reason });
  else if (name === '') feed.refused.push({ line, handle, name, reason: 'the title is missing' });
  else {
    const refuse = (at: number, why: string): unknown => feed.refused.push({ line: at, handle, name, reason: why });
    const product = readFeedProduct(handle, name, group, refuse, reading.untrackedStock ?? 'keep');
    if (product) feed.products.push({ ...product, draftReason: draftReasonOf(rows, whyKept) });
  }
}

/** A file that says neither whether it is published nor its status does not say that it is live. */
function draftReasonOf(rows: readonly FeedRow[], whyKept: string | undefined): ReadProduct['draftReason'] {
  const isSaid = firstOf(rows, 'status') !== '' || firstOf(rows, 'published') !== '';
  return isSaid ? given(whyKept ?? null) : ABSENT;
}

function groupByHandle(rows: readonly FeedRow[], refused: FeedRemark[]): Map<string, FeedRows> {
  const groups = new Map<string, FeedRow[]>();
  const lost = new Map<string, number[]>();
  for (const row of rows) {
    const handle = lineOfText(row.get('handle'));
    const reason = whyRowRefused(row, handle);
    if (reason) {
      const of = row.hasCertainHandle ? handle : UNKNOWN;
      if (!lost.get(of)?.push(row.line)) lost.set(of, [row.line]);
      refused.push({
        line: row.line,
        handle: handle.slice(0, MAX_HANDLE_CHARACTERS),
        name: lineOfText(row.get('title')),
        reason,
      });
    } else if (!groups.get(handle)?.push(row)) groups.set(handle, [row]);
  }
  const ofAny = (lost.get(UNKNOWN) ?? []).slice(0, 1);
  return new Map([...groups].map(([handle, own]) => [handle, { rows: own, lostLines: [...(lost.get(handle) ?? []), ...ofAny] }]));
}

function whyRowRefused(row: FeedRow, handle: string): string | undefined {
  if (row.isTooWide) return 'the row has more cells than the header';
  if (row.isTooShort) return 'the row has fewer cells than the header';
  if (handle === '') return 'the handle is missing';
  if (handle.length > MAX_HANDLE_CHARACTERS) return `the handle is longer than ${MAX_HANDLE_CHARACTERS} characters`;
  return undefined;
}

function whySkipped(rows: readonly FeedRow[], draftReason: string | undefined): string | undefined {
  if (YES.test(firstOf(rows, 'giftCard'))) return 'a gift card';
  return draftReason === undefined ? whyHidden(rows) : undefined;
}

/** Other statuses than these mean nothing that the shop knows. */
const DRAFT = /^(active|draft|archived|)$/i;

function whyDraft(rows: readonly FeedRow[]): string | undefined {
  return DRAFT.test(firstOf(rows, 'status')) ? whyHidden(rows) : undefined;
}

function whyHidden(rows: readonly FeedRow[]): string | undefined {
  const status = firstOf(rows, 'status').toLowerCase();
  if (status !== '' && status !== 'active') return `its status is "${lineOfText(status).slice(0, 20)}"`;
  return NO.test(firstOf(rows, 'published')) ? 'not published' : undefined;
}

/** A value of the whole product is in one of its rows, usually the first. */
function firstOf(rows: readonly FeedRow[], column: FeedColumn): string {
  return rows.find((row) => row.get(column) !== '')?.get(column) ?? '';
}
