import { createHash, randomBytes } from 'node:crypto';
import { givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { givenPasskey } from '../support/fakes/passkey-device.js';
import { type AskedPasskey, call, expectEqual, givenOrder, post, type Race, repeated, statuses, times } from './race.js';

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

/** Two staff register one security key at once, and what it signs confirms one sign-in once. */
const sharedPasskey: Race = async (target) => {
  const people = await Promise.all([givenUser(target), givenUser(target)]);
  const device = await givenPasskey(target, people[0].id);
  await target.db.query('delete from passkeys where user_id = $1', [people[0].id]);
  const signedIn = await Promise.all(
    people.map(async ({ username }) => {
      const { body } = await post(target, 'admin/login', { username, password: TEST_PASSWORD });
      const own = { ...target, authorization: `Bearer ${body.token}` };
      await post(own, 'admin/me/confirm', { password: TEST_PASSWORD });
      return { own, asked: (await post(own, 'admin/me/passkeys/options', {})).body };
    }),
  );
  const { origin } = target;
  const questionOf = (asked: AskedPasskey) => ({ challenge: asked.options?.challenge ?? '', origin });
  const registered = await Promise.all(
    signedIn.map(async ({ own, asked }) => {
      const passkey = device.register(questionOf(asked));
      return { own, answer: await post(own, 'admin/me/passkeys', { challenge: asked.challenge, name: 'Key', passkey }) };
    }),
  );
  const owner = registered.find(({ answer }) => answer.status === 201)?.own ?? target;
  const asked = (await post(owner, 'admin/me/confirm/passkey/options', {})).body;
  const passkey = device.answer(questionOf(asked));
  const confirmed = await times(4, () => post(owner, 'admin/me/confirm/passkey', { challenge: asked.challenge, passkey }));
  return [
    ...expectEqual('2 accounts with one passkey', statuses(registered.map(({ answer }) => answer)), '201 409'),
    ...expectEqual('4 confirmations with one answer', statuses(confirmed), '200 403 403 403'),
  ];
};

/** What must stay closed, whoever knocks. */
export const DOORS: Record<string, Race> = {
  'link of a former owner': linkOfFormerOwner,
  'ids of a packer': idsOfPacker,
  'shared passkey': sharedPasskey,
};
