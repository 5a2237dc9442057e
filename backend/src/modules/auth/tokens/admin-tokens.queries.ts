import { defineQuery } from '#platform/database/define-query.js';
import type { Role } from '../guard/role-rules.js';

/** The user of a token, unless the token is revoked, its version is outdated or the account is disabled. */
export const USER_OF_TOKEN = defineQuery<
  [userId: string, tokenVersion: number, tokenId: string],
  { username: string; isAdmin: boolean; role: Role }
>({
  name: 'auth.user-of-token',
  text: `select username, is_admin as "isAdmin", role from users
    where id = $1 and token_version = $2 and disabled_at is null and not exists (select 1 from revoked_tokens where id = $3)`,
  columns: { username: 'text', isAdmin: 'boolean', role: 'text' },
});
