import { defineQuery } from '#platform/database/define-query.js';

interface Attempt {
  triedAt: Date;
}

/** Both queries find the nth latest attempt since `since`, at the zero-based `offset`: when it exists, the limit is reached. */
export const NTH_ATTEMPT_OF_ADDRESS = defineQuery<[address: string, since: Date, offset: number], Attempt>({
  name: 'auth.nth-attempt-of-address',
  text: `select tried_at as "triedAt" from login_attempts where address = $1 and tried_at > $2
    order by tried_at desc offset $3 limit 1`,
  columns: { triedAt: 'timestamptz' },
});

export const NTH_ATTEMPT_OF_NAME_AND_ADDRESS = defineQuery<
  [address: string, since: Date, offset: number, usernameHash: string],
  Attempt
>({
  name: 'auth.nth-attempt-of-name-and-address',
  text: `select tried_at as "triedAt" from login_attempts where address = $1 and tried_at > $2 and username_hash = $4
    order by tried_at desc offset $3 limit 1`,
  columns: { triedAt: 'timestamptz' },
});

/** Failed guesses at one name from all addresses; `known`: the name has signed in at `address` since `signedInSince`. */
export const GUESSES_AT_NAME = defineQuery<
  [usernameHash: string, guess: string, since: Date, address: string, signedInSince: Date],
  { count: number; lastAt: Date | null; failedHere: boolean; known: boolean }
>({
  name: 'auth.guesses-at-name',
  text: `select count(*)::int as count, max(tried_at) as "lastAt", coalesce(bool_or(address = $4), false) as "failedHere",
      exists (select 1 from login_addresses where username_hash = $1 and address = $4 and signed_in_at > $5) as known
    from login_attempts where username_hash = $1 and guess = $2 and tried_at > $3`,
  columns: { count: 'integer', lastAt: 'timestamptz', failedHere: 'boolean', known: 'boolean' },
});

/** The longest wait that the activity log tells of since `since`; null: none. */
export const LONGEST_LOGGED_WAIT = defineQuery<[userId: string, guess: string, since: Date], { minutes: number | null }>({
  name: 'auth.longest-logged-wait',
  text: `select max((detail->>'waitMinutes')::int) as minutes from audit_log
    where entity = 'account' and entity_id = $1 and action = 'slowed' and detail->>'guessed' = $2 and created_at > $3`,
  columns: { minutes: 'integer' },
});
