import { createHash, randomBytes } from 'node:crypto';
import { givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { call, expectEqual, givenOrder, post, type Race, repeated, statuses, times } from './race.js';

/** An owner prepares an invitation, and is disabled: whoever holds the link tries it six times at once. */
const linkOfFormerOwner: Race = async (target) => {
  const maker = await givenUser(target, { disabledAt: new Date() });
  const token = randomBytes(32).toString('base64url');
  await target.db.query(
    `insert into invitations (token_hash, username, role, invited_by, invited_by_id, created_at, expires_at)
      values ($1, $2, 'owner', $3, $4, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest('base64url'), `friend-of-${maker.username}`, maker.username, maker.id],
  );
  const acceptance = { token, displayName: 'Pat Quinn', password: 'amber harbor 77 thistle' };
  const answers = await times(6, () => post(target, 'admin/login/invitation/accept', acceptance));
  return expectEqual('6 uses of the link of a former owner', statuses(answers), repeated([[410, 6]]));
};

/** A packer tries the ids of the list as keys of the public page. */
const idsOfPacker: Race = async (target) => {
  await givenOrder(target, true);
  const { username } = await givenUser(target, { role: 'packer' });
  const signedIn = await post(target, 'admin/login', { username, password: TEST_PASSWORD });
  const packer = { ...target, authorization: `Bearer ${signedIn.body.token}` };
  const { orders = [] } = (await call(packer, { path: 'admin/orders' })).body;
  const answers = await Promise.all(orders.map(({ id }) => call(packer, { path: `orders/${id}` })));
  return expectEqual('the public page for a packer', statuses(answers), repeated([[404, Math.max(1, orders.length)]]));
};

/** What must stay closed, whoever knocks. */
export const DOORS: Record<string, Race> = {
  'link of a former owner': linkOfFormerOwner,
  'ids of a packer': idsOfPacker,
};
