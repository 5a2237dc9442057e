import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { firstPasswordProblem } from './password-rules.js';
import { hashPassword } from './passwords.js';
import { User } from './user.entity.js';

export interface FirstAdmin {
  username: string;
  /** The generated password, to be shown once; null when the admin existed or the password is configured. */
  password: string | null;
}

type AdminSettings = Pick<Config, 'NODE_ENV' | 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>;

/** The credentials of the first admin; throws when production lacks a setting. */
function credentialsFrom(settings: AdminSettings): { username: string; password: string; generated: boolean } {
  const username = settings.ADMIN_USERNAME ?? 'admin';
  const production = settings.NODE_ENV === 'production';
  if (production && !(settings.ADMIN_USERNAME && settings.ADMIN_PASSWORD))
    throw new Error('There is no admin yet: set ADMIN_USERNAME and ADMIN_PASSWORD for the first start');
  if (settings.ADMIN_PASSWORD) {
    const problem = production ? firstPasswordProblem(username, settings.ADMIN_PASSWORD) : undefined;
    if (problem) throw new Error(`ADMIN_PASSWORD cannot be used: ${problem}`);
    return { username, password: settings.ADMIN_PASSWORD, generated: false };
  }
  return { username, password: randomBytes(12).toString('base64url'), generated: true };
}

/**
 * Creates the first admin if there is none. The caller prints a generated password, which is not stored anywhere. Safe to
 * call from several processes at once.
 */
export function ensureFirstAdmin(db: DataSource, settings: AdminSettings): Promise<FirstAdmin> {
  return inTransaction(db, async (tx) => {
    await lockName(tx, 'first admin');
    const users = tx.getRepository(User);
    const existing = await users.findOne({ where: { isAdmin: true }, order: { createdAt: 'ASC' } });
    if (existing) return { username: existing.username, password: null };
    const { username, password, generated } = credentialsFrom(settings);
    if (await users.existsBy({ username }))
      throw new Error(`ADMIN_USERNAME "${username}" belongs to a user who is not an admin: choose another name`);
    await users.insert({ username, password: await hashPassword(password), isAdmin: true });
    return { username, password: generated ? password : null };
  });
}
