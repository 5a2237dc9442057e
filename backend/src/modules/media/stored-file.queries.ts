import { defineQuery } from '#platform/database/define-query.js';
import type { StoredFileKind } from './stored-file.entity.js';

export const CLAIM_NAME = defineQuery<
  [
    name: string,
    kind: string,
    contentType: string,
    byteSize: string,
    width: number | null,
    height: number | null,
    color: string | null,
  ]
>({
  name: 'media.claim-name',
  text: `insert into stored_files (name, kind, content_type, byte_size, width, height, color, status)
    values ($1, $2, $3, $4, $5, $6, $7, 'receiving') on conflict (name) do nothing`,
});

/** The lock keeps the cleanup from deleting the file until the transaction that saves its address ends. */
export const LOCK_FOR_USE = defineQuery<[name: string], { kind: StoredFileKind; byteSize: string }>({
  name: 'media.lock-for-use',
  text: `select kind, byte_size as "byteSize" from stored_files where name = $1 and status <> 'receiving' for key share`,
  columns: { kind: 'text', byteSize: 'bigint' },
});

export const RESET_FAILED = defineQuery<[name: string]>({
  name: 'media.reset-failed',
  text: `update stored_files set status = 'processing', failure = null where name = $1 and status = 'failed'`,
});

export const LOCK_FOR_DELETE = defineQuery<[name: string], { name: string }>({
  name: 'media.lock-for-delete',
  text: 'select name from stored_files where name = $1 for update',
  columns: { name: 'text' },
});

export const UNUSED_FOR_DAYS = defineQuery<[now: Date, days: number, limit: number], { name: string }>({
  name: 'media.unused-for-days',
  text: `select name from stored_files
    where unused_since < $1::timestamptz - make_interval(days => $2) order by unused_since limit $3`,
  columns: { name: 'text' },
});

export const DELETE_UNFINISHED_UPLOADS = defineQuery<[now: Date], { name: string }>({
  name: 'media.delete-unfinished-uploads',
  text: `delete from stored_files where status = 'receiving' and created_at < $1::timestamptz - interval '1 hour' returning name`,
  columns: { name: 'text' },
});

export const EXISTING_NAMES = defineQuery<[names: string[]], { name: string }>({
  name: 'media.existing-names',
  text: 'select name from stored_files where name = any($1)',
  columns: { name: 'text' },
});
