import { defineQuery } from './define-query.js';

/** Waits for the advisory lock, which ends with the transaction. */
export const LOCK_NAME = defineQuery<[name: string]>({
  name: 'database.lock-name',
  text: 'select from pg_advisory_xact_lock(hashtextextended($1, 0))',
});

/** Takes those of the advisory locks that nobody holds, without waiting, and returns their names. */
export const TRY_LOCK_NAMES = defineQuery<[names: readonly string[]], { name: string }>({
  name: 'database.try-lock-names',
  text: 'select name from unnest($1::text[]) as name where pg_try_advisory_xact_lock(hashtextextended(name, 0))',
  columns: { name: 'text' },
});

/** Waits for the advisory locks one after the other, in the order of the names. */
export const LOCK_NAMES = defineQuery<[names: readonly string[]]>({
  name: 'database.lock-names',
  text: 'select from unnest($1::text[]) as name, pg_advisory_xact_lock(hashtextextended(name, 0))',
});
