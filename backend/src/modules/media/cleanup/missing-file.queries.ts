import { defineQuery } from '#platform/database/define-query.js';

/** Names after `after` in their order, of files that are stored completely. */
export const FINISHED_FILES = defineQuery<[after: string, limit: number], { name: string }>({
  name: 'media.finished-files',
  text: `select name from stored_files where status <> 'receiving' and name > $1 order by name limit $2`,
  columns: { name: 'text' },
});

export const SET_MISSING = defineQuery<[checked: readonly string[], missing: readonly string[]]>({
  name: 'media.set-missing',
  text: `update stored_files set missing_since = case when name = any($2) then now() end
    where name = any($1) and (missing_since is null) = (name = any($2))`,
});

export const COUNT_MISSING = defineQuery<[], { count: number }>({
  name: 'media.count-missing',
  text: 'select count(*)::int as count from stored_files where missing_since is not null',
  columns: { count: 'integer' },
});
