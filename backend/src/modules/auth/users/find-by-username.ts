import type { DataSource, EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/**
 * The account that a sign-in with this name is for. Keyboards of phones write "Admin": the case does not matter. Names of before that
 * differ in case alone are told apart by it.
 */
export function findByUsername(
  db: DataSource | EntityManager,
  username: string,
  { withSecondFactor } = { withSecondFactor: false },
): Promise<User | null> {
  const query = db
    .getRepository(User)
    .createQueryBuilder('u')
    .where('lower(u.username) = lower(:username)', { username })
    .orderBy('u.username = :username', 'DESC');
  if (withSecondFactor) {
    query.andWhere('(u.totp_confirmed_at is not null or exists (select 1 from passkeys p where p.user_id = u.id))');
  }
  return query.getOne();
}
