import { defineQuery } from './define-query.js';

/** Where the primary's log ends: everything that was committed before is in front of it. */
export const LOG_POSITION = defineQuery<[], { position: string }>({
  name: 'platform.log-position',
  text: `select pg_current_wal_lsn()::text as position`,
  columns: { position: 'text' },
});

/** Null on a server that is not a replica. */
export const HAS_REPLAYED = defineQuery<[position: string], { replayed: boolean | null }>({
  name: 'platform.has-replayed',
  text: `select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed`,
  columns: { replayed: 'boolean' },
});
