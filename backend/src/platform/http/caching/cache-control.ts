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

/** Marks a route whose answers are `PUBLIC_DATA_HEADERS` and show no product. */
export const PublicData = (): MethodDecorator =>
  applyDecorators(...Object.entries(PUBLIC_DATA_HEADERS).map(([name, value]) => Header(name, value)));

/** Such a value with its times clipped, so that their sum is at most `secondsLeft`; undefined keeps it. The last one gives way first. */
export function endingAfter(secondsLeft: number | undefined, cacheControl: string): string {
  if (secondsLeft === undefined || !cacheControl.startsWith('public')) return cacheControl;
  let left = secondsLeft;
  const directives = cacheControl.split(', ').flatMap((directive) => {
    const [name, seconds] = directive.split('=');
    if (seconds === undefined) return [directive];
    const kept = Math.min(Number(seconds), left);
    left -= kept;
    return kept === 0 && name === 'stale-while-revalidate' ? [] : [`${name}=${kept}`];
  });
  return directives.join(', ');
}
