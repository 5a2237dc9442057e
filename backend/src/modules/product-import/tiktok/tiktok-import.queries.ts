import { defineQuery } from '#platform/database/define-query.js';
import type { ImportError } from './tiktok-import.entity.js';

/** An import that is done stays done: its product exists. */
export const FAIL_IMPORT = defineQuery<[id: string, error: ImportError]>({
  name: 'product-import.fail',
  text: `update tiktok_imports set status = 'refused', step = null, page_source = null, error = $2
    where id = $1 and status <> 'done'`,
});
