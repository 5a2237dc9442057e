import { defineQuery } from '#platform/database/define-query.js';

/** Stores the period of a code, unless a code of it or of a later period was used: a code works once, also in parallel. */
export const USE_TOTP_STEP = defineQuery<[userId: string, step: number, sealedSecret: string], { id: string }>({
  name: 'auth.use-totp-step',
  text: `update users set totp_last_step = $2
    where id = $1 and totp_secret = $3 and (totp_last_step is null or totp_last_step < $2) returning id`,
  columns: { id: 'uuid' },
});
