import { defineQuery } from '#platform/database/define-query.js';

interface Attempt {
  triedAt: Date;
}

/** Each query finds the nth latest attempt since `since`, at the zero-based `offset`: when it exists, the limit is reached. */
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

/** Finds nothing for an address from which the name has signed in: others must not be able to lock its owner out. */
export const NTH_ATTEMPT_OF_NAME = defineQuery<
  [address: string, since: Date, offset: number, usernameHash: string, signedInSince: Date],
  Attempt
>({
  name: 'auth.nth-attempt-of-name',
  text: `select tried_at as "triedAt" from login_attempts where username_hash = $4 and tried_at > $2
      and not exists (select 1 from login_addresses where username_hash = $4 and address = $1 and signed_in_at > $5)
    order by tried_at desc offset $3 limit 1`,
  columns: { triedAt: 'timestamptz' },
});
