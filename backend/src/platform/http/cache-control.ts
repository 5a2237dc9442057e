import { applyDecorators, Header } from '@nestjs/common';

/** A CDN that supports tags can purge everything that changes without touching images and scripts; see docs/cdn.md. */
const CACHE_TAG = 'changing';

/** API answers without personal data: browsers ask every time, a CDN answers for the seconds of `s-maxage`. */
export const PUBLIC_DATA_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=5',
  'cache-tag': CACHE_TAG,
};

/** Pages: as above, and a CDN may send the page that it has while it fetches a new one. */
export const PUBLIC_PAGE_HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
  'cache-tag': CACHE_TAG,
};

/** Marks a route whose answers are `PUBLIC_DATA_HEADERS`. */
export const PublicData = (): MethodDecorator =>
  applyDecorators(...Object.entries(PUBLIC_DATA_HEADERS).map(([name, value]) => Header(name, value)));
