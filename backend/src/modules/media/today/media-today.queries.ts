import { defineQuery } from '#platform/database/define-query.js';
import { IS_FAILED } from '../library/failed-files.sql.js';
import type { FailedFiles } from './media-duties.js';

/** By the indexes that hold only unfinished and missing files. */
export const FAILED_FILES = defineQuery<[], FailedFiles>({
  name: 'media.failed-files',
  text: `select (count(*) filter (where f.kind = 'image'))::int as images, (count(*) filter (where f.kind = 'video'))::int as videos
    from stored_files f where ${IS_FAILED}`,
  columns: { images: 'integer', videos: 'integer' },
});
