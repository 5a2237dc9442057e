import type { FeedImport } from '@shop/contract';

/** A checked file with one new product. */
export const feedImport = (differs: Partial<FeedImport> = {}): FeedImport => ({
  id: '00000000-0000-4000-8000-000000000001',
  fileName: 'products_export.csv',
  status: 'checked',
  message: null,
  adminName: 'ana',
  createCategories: false,
  drafts: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  startedAt: null,
  endedAt: null,
  lines: 1,
  done: 0,
  created: 1,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  refused: 0,
  failed: 0,
  imagesToDownload: 0,
  ...differs,
});
