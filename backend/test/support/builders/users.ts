import { randomBytes } from 'node:crypto';
import { AdminTokens, User } from '#modules/auth/index.js';
import { hashPassword } from '#modules/auth/users/passwords.js';
import { memoizeAsync } from '#platform/memoize-async.js';
import type { TestShop } from '../shop.js';

export const TEST_PASSWORD = 'violet canyon 42 kettle';
/** Hashing costs more than the rest of a user. */
const testPasswordHash = memoizeAsync(() => hashPassword(TEST_PASSWORD));

/** A user with the password TEST_PASSWORD; an admin by default. */
export async function givenUser(shop: Pick<TestShop, 'db'>, over: Partial<User> = {}): Promise<User> {
  const username = `user-${randomBytes(4).toString('hex')}`;
  const saved = await shop.db.getRepository(User).save({ username, password: await testPasswordHash(), isAdmin: true, ...over });
  return shop.db.getRepository(User).findOneByOrFail({ id: saved.id });
}

/** Request headers of a signed-in admin: `shop.http().get('/api/admin/me').set(await asAdmin(shop))`. */
export async function asAdmin(shop: Pick<TestShop, 'db' | 'app'>, over: Partial<User> = {}): Promise<{ authorization: string }> {
  const user = await givenUser(shop, over);
  return { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
}
