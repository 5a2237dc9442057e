import { defineQuery } from '#platform/database/define-query.js';

interface Attempt {
  triedAt: Date;
}

/** The nth latest attempt since `since`, at the zero-based `offset`: when it exists, the limit is reached. */
export const NTH_ATTEMPT_OF_ADDRESS = defineQuery<[address: string, since: Date, offset: number], Attempt>({
  name: 'auth.nth-attempt-of-address',
  text: `select tried_at as "triedAt" from login_attempts where address = $1 and tried_at > $2
    order by tried_at desc offset $3 limit 1`,
  columns: { triedAt: 'timestamptz' },
});

export const NTH_ATTEMPT_OF_NAME = defineQuery<[address: string, since: Date, offset: number, usernameHash: string], Attempt>({
  name: 'auth.nth-attempt-of-name',
  text: `select tried_at as "triedAt" from login_attempts where address = $1 and tried_at > $2 and username_hash = $4
    order by tried_at desc offset $3 limit 1`,
  columns: { triedAt: 'timestamptz' },
});
