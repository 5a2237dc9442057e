import { defineQuery } from './define-query.js';

/** Waits for the advisory lock, which ends with the transaction. */
export const LOCK_NAME = defineQuery<[name: string]>({
  name: 'database.lock-name',
  text: 'select from pg_advisory_xact_lock(hashtextextended($1, 0))',
});

/** Waits for the advisory locks one after the other, in the order of the names. */
export const LOCK_NAMES = defineQuery<[names: readonly string[]]>({
  name: 'database.lock-names',
  text: 'select from unnest($1::text[]) as name, pg_advisory_xact_lock(hashtextextended(name, 0))',
});
