import { defineQuery } from '#platform/database/define-query.js';

/** Stores the period of a code, unless a code of it or of a later period was used: a code works once, also in parallel. */
export const USE_TOTP_STEP = defineQuery<[userId: string, step: number, sealedSecret: string], { id: string }>({
  name: 'auth.use-totp-step',
  text: `update users set totp_last_step = $2
    where id = $1 and totp_secret = $3 and (totp_last_step is null or totp_last_step < $2) returning id`,
  columns: { id: 'uuid' },
});

/** Owners who can sign in with their password alone. */
export const COUNT_OWNERS_WITHOUT_FACTOR = defineQuery<[], { count: number }>({
  name: 'auth.count-owners-without-factor',
  text: `select count(*)::int as count from users u
    where u.is_admin and u.role = 'owner' and u.disabled_at is null and u.totp_confirmed_at is null
      and not exists (select 1 from passkeys p where p.user_id = u.id)`,
  columns: { count: 'integer' },
});
