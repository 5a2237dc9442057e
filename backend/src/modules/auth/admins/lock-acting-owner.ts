import type { Tx } from '#platform/database/transactions.js';
import { loginRequired, roleDenied } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import { LOCK_ACTIVE_OWNERS } from './admins.queries.js';

/**
 * Locks the active owners, first and in the same order in every change of accounts, so that changes of several owners cannot deadlock. A
 * request that the guard let in before its account lost its access must not hand out access afterwards: throws 403 when the admin is no
 * active owner any more, 401 when the sign-in has ended.
 */
export async function lockActingOwner(tx: Tx, admin: Admin): Promise<void> {
  const owners = await LOCK_ACTIVE_OWNERS.rows(tx);
  const acting = owners.find(({ id }) => id === admin.id);
  if (!acting) throw roleDenied();
  if (acting.tokenVersion !== admin.tokenVersion) throw loginRequired();
}
