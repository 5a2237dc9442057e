import type { FeedImport } from '@shop/contract';
import { countsText, hasFailedLines, imagesText, isRunning, progressText, startText } from './feed-import.ts';
import { feedImport } from '../../test/feed-import.ts';

const feed = (differs: Partial<FeedImport>): FeedImport => feedImport({ lines: 0, created: 0, ...differs });

it.each([
  [{ created: 1 }, '1 new', 'Import 1 product'],
  [{ created: 1_200, updated: 34, refused: 2 }, '1,200 new, 34 changed, 2 cannot be used', 'Import 1,234 products'],
  [{ unchanged: 3, imagesToDownload: 1 }, '3 unchanged', 'Try 1 image again'],
  [{ unchanged: 3, imagesToDownload: 4 }, '3 unchanged', 'Try 4 images again'],
  [{ unchanged: 3, skipped: 1 }, '3 unchanged, 1 left out', undefined],
  [{}, 'Nothing', undefined],
  [{ status: 'stopped' as const, created: 5, lines: 2_010, done: 10 }, '5 new, 2,000 not reached', 'Import 5 products'],
])('%j is "%s" and starts with "%s"', (differs, counts, start) => {
  expect([countsText(feed(differs)), startText(feed(differs))]).toEqual([counts, start]);
});

it('says how far it is, and when a job works on it', () => {
  expect(progressText(feed({ lines: 2_000, done: 1_012 }))).toBe('1,012 of 2,000 lines');
  const statuses = ['checking', 'checked', 'importing', 'done', 'stopped', 'refused'] as const;
  expect(statuses.filter((status) => isRunning({ status }))).toEqual(['checking', 'importing']);
});

it.each([
  [{ created: 3 }, false],
  [{ refused: 1 }, true],
  [{ failed: 1 }, true],
  [{ status: 'stopped' as const, lines: 5, done: 5 }, false],
  [{ status: 'stopped' as const, lines: 5, done: 4 }, true],
])('%j has lines that were not imported: %s', (differs, expected) => {
  expect(hasFailedLines(feed(differs))).toBe(expected);
});

it('counts the images of the file, and those that are missing', () => {
  expect([imagesText(3, null), imagesText(3, 3), imagesText(3, 1)]).toEqual(['3', '3', '1 of 3']);
});
