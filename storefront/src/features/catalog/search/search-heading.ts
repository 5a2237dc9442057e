import type { Listing } from '@shop/contract';

const quoted = (words: string): string => `“${words}”`;

function shownText({ words, limits }: NonNullable<Listing['reading']>): string {
  return [words === '' ? 'all products' : quoted(words), ...limits].join(', ');
}

/** What a search was understood as, where that is not what was typed. */
export function searchHeading({ reading, isCloseMatch }: Pick<Listing, 'reading' | 'isCloseMatch'>): string | undefined {
  if (!reading) return undefined;
  const shown = shownText(reading);
  if (reading.notFound.length > 0) {
    const missing = reading.notFound.map(quoted).join(' and ');
    return `Nothing for ${missing}: showing ${isCloseMatch ? 'close matches for ' : ''}${shown}`;
  }
  if (isCloseMatch) return `Close matches for ${shown}`;
  return reading.limits.length > 0 ? `Showing ${shown}` : undefined;
}
