import { defineQuery } from '#platform/database/define-query.js';

/** The user of a token, unless the token is revoked or its version is outdated. */
export const USER_OF_TOKEN = defineQuery<
  [userId: string, tokenVersion: number, tokenId: string],
  { username: string; isAdmin: boolean }
>({
  name: 'auth.user-of-token',
  text: `select username, is_admin as "isAdmin" from users
    where id = $1 and token_version = $2 and not exists (select 1 from revoked_tokens where id = $3)`,
  columns: { username: 'text', isAdmin: 'boolean' },
});
