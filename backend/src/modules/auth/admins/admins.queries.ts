import { defineQuery } from '#platform/database/define-query.js';

const ACTIVE_OWNERS = `users where is_admin and role = 'owner' and disabled_at is null`;

/** Whether an admin, or somebody whose invitation is open, has this username, in any case. */
export const USERNAME_IN_USE = defineQuery<[username: string, now: Date], { inUse: boolean }>({
  name: 'auth.username-in-use',
  text: `select exists (select 1 from users where lower(username) = lower($1))
    or exists (select 1 from invitations
      where user_id is null and accepted_at is null and expires_at > $2 and invited_by_id in (select id from ${ACTIVE_OWNERS})
        and lower(username) = lower($1)) as "inUse"`,
  columns: { inUse: 'boolean' },
});

/** Locks the owners who can sign in, so that two owners cannot remove each other at the same time. */
export const LOCK_ACTIVE_OWNERS = defineQuery<[], { id: string; tokenVersion: number }>({
  name: 'auth.lock-active-owners',
  text: `select id, token_version as "tokenVersion" from ${ACTIVE_OWNERS} order by id for update`,
  columns: { id: 'uuid', tokenVersion: 'integer' },
});
