import type { FeedImport, FeedOutcome } from '@shop/contract';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export const MAX_FILE_BYTES = 16 * 1_048_576;

export const OUTCOMES: readonly FeedOutcome[] = ['created', 'updated', 'unchanged', 'skipped', 'refused', 'failed'];

export const OUTCOME_WORDS: Record<FeedOutcome, { word: string; tone: Tone }> = {
  created: { word: 'New', tone: 'success' },
  updated: { word: 'Changed', tone: 'info' },
  unchanged: { word: 'Unchanged', tone: 'neutral' },
  skipped: { word: 'Left out', tone: 'neutral' },
  refused: { word: 'Cannot be used', tone: 'danger' },
  failed: { word: 'Failed', tone: 'danger' },
};

const count = (number: number): string => number.toLocaleString('en-US');

export const isRunning = ({ status }: Pick<FeedImport, 'status'>): boolean => status === 'checking' || status === 'importing';

/** "3 new, 1 changed, 2 cannot be used" */
export function countsText(feed: FeedImport): string {
  const counted = OUTCOMES.filter((outcome) => feed[outcome] > 0);
  const parts = counted.map((outcome) => `${count(feed[outcome])} ${OUTCOME_WORDS[outcome].word.toLowerCase()}`);
  if (feed.status === 'stopped' && feed.done < feed.lines) parts.push(`${count(feed.lines - feed.done)} not reached`);
  return parts.length > 0 ? parts.join(', ') : 'Nothing';
}

/** The button that starts the import; undefined when it would do nothing. */
export function startText({ created, updated, imagesToDownload }: FeedImport): string | undefined {
  const products = created + updated;
  if (products > 0) return products === 1 ? 'Import 1 product' : `Import ${count(products)} products`;
  if (imagesToDownload > 0) return imagesToDownload === 1 ? 'Try 1 image again' : `Try ${count(imagesToDownload)} images again`;
  return undefined;
}

export const progressText = ({ done, lines }: FeedImport): string => `${count(done)} of ${count(lines)} lines`;

/** Whether the CSV of the lines that were not imported has any. */
export const hasFailedLines = ({ refused, failed, status, done, lines }: FeedImport): boolean =>
  refused + failed > 0 || (status === 'stopped' && done < lines);

/** Images of a product: those in the file, then how many of them the shop has. */
export const imagesText = (images: number, stored: number | null): string =>
  stored === null || stored === images ? String(images) : `${stored} of ${images}`;
