import { defineQuery } from '#platform/database/define-query.js';

interface NewestBackups {
  /** Seconds since the newest complete backup was started; its data is that old. Null without one. */
  ageSeconds: number | null;
  /** Whether the latest run failed. */
  failed: boolean;
}

export const NEWEST_BACKUPS = defineQuery<[], NewestBackups>({
  name: 'operations.newest-backups',
  text: `select extract(epoch from now() - max(started_at) filter (where error is null))::int as "ageSeconds",
      coalesce((array_agg(error is not null order by finished_at desc))[1], false) as failed
    from backups where finished_at > now() - interval '1 year'`,
  columns: { ageSeconds: 'integer', failed: 'boolean' },
});

export const ADD_BACKUP = defineQuery<[startedAt: Date, rowCount: string, byteSize: string, error: string | null]>({
  name: 'operations.add-backup',
  text: 'insert into backups (started_at, row_count, byte_size, error) values ($1, $2, $3, $4)',
});
