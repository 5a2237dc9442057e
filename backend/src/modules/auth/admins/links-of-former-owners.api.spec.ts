import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { statementWaits } from '#test/support/database/lock-waits.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { createResetLink } from '../invitations/create-reset-link.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import type { User } from '../users/user.entity.js';
import type { AdminListView, PasswordLinkView } from './admin-list.view.js';

const PASSWORD = 'amber harbor 77 thistle';
type Headers = { authorization: string };

let shop: TestShop;
let owner: Headers;
beforeAll(async () => {
  shop = await openShop();
  owner = await confirmed(await givenUser(shop));
});
afterAll(() => shop.close());

/** A signed-in admin who has entered the password again. */
async function confirmed(user: User): Promise<Headers> {
  const headers = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
  await shop.http().post('/api/admin/me/confirm').set(headers).send({ password: TEST_PASSWORD }).expect(200);
  return headers;
}

const post = (path: string, body: object = {}, who = owner) => shop.http().post(`/api/admin/staff/${path}`).set(who).send(body);
const setRole = (id: string, role: string) =>
  shop.http().put(`/api/admin/staff/${id}/role`).set(owner).send({ role }).expect(200);
const tokenIn = ({ path }: PasswordLinkView): string => path.split('#')[1] ?? '';
const invite = async (who: Headers, username: string): Promise<string> =>
  tokenIn((await post('invitations', { username, role: 'owner' }, who).expect(201)).body as PasswordLinkView);
const resetLink = async (who: Headers, { id }: User): Promise<string> =>
  tokenIn((await post(`${id}/reset-link`, {}, who).expect(201)).body as PasswordLinkView);
const describeLink = (token: string) => shop.http().post('/api/admin/login/invitation').send({ token });
const accept = (token: string) =>
  shop.http().post('/api/admin/login/invitation/accept').send({ token, password: PASSWORD, displayName: 'Pat Quinn' });
const isShownAsExpired = async (name: string): Promise<boolean | undefined> => {
  const { body } = await shop.http().get('/api/admin/staff').set(owner).expect(200);
  return (body as AdminListView).invitations.find(({ username }) => username === name)?.expired;
};

describe.each([
  [
    'disabled',
    (leaver: User) => post(`${leaver.id}/disable`).expect(200),
    (leaver: User) => post(`${leaver.id}/enable`).expect(200),
  ],
  ['made a manager', (leaver: User) => setRole(leaver.id, 'manager'), (leaver: User) => setRole(leaver.id, 'owner')],
])('links of an owner who was %s (threat 132)', (_, leave, comeBack) => {
  it('work no more, also when the owner comes back: neither invitations nor reset links', async () => {
    const [leaver, colleague] = [await givenUser(shop), await givenUser(shop)];
    const headers = await confirmed(leaver);
    const name = `friend-of-${leaver.username}`;
    const links = [await invite(headers, name), await resetLink(headers, colleague)];
    expect(await isShownAsExpired(name)).toBe(false);

    await leave(leaver);
    for (const link of links) {
      await describeLink(link).expect(410);
      await accept(link).expect(410);
    }
    await comeBack(leaver);
    for (const link of links) await accept(link).expect(410);
    expect(await isShownAsExpired(name)).toBe(true);
    await accept(await invite(owner, name)).expect(200);
  });
});

it('an invitation waits while its maker is being disabled, and then works no more (threat 132)', async () => {
  const leaver = await givenUser(shop);
  const link = await invite(await confirmed(leaver), 'late-friend');
  const accepted = await shop.db.transaction(async (tx) => {
    await tx.query('update users set disabled_at = now() where id = $1', [leaver.id]);
    const answer = accept(link).then(({ status }) => status);
    expect(await statementWaits(shop.db)).toBe(true);
    return { answer };
  });
  expect(await accepted.answer).toBe(410);
});

it.each([
  ['changes the password', 'update users set token_version = token_version + 1 where id = $1', 401],
  ['is disabled', 'update users set disabled_at = now(), token_version = token_version + 1 where id = $1', 403],
  ['is made a manager', `update users set role = 'manager' where id = $1`, 403],
])('an owner who %s meanwhile hands out no access with a request that arrived before (threat 133)', async (_, sql, status) => {
  const requests = [
    (who: Headers) => post('invitations', { username: 'late-friend', role: 'owner' }, who),
    (who: Headers, { id }: User) => post(`${id}/reset-link`, {}, who),
    (who: Headers, { id }: User) => shop.http().put(`/api/admin/staff/${id}/role`).set(who).send({ role: 'owner' }),
  ];
  for (const request of requests) {
    const [leaver, colleague] = [await givenUser(shop), await givenUser(shop, { role: 'packer' })];
    const who = await confirmed(leaver);
    const sent = await shop.db.transaction(async (tx) => {
      await tx.query(sql, [leaver.id]);
      const answer = request(who, colleague).then((response) => response.status);
      expect(await statementWaits(shop.db)).toBe(true);
      return { answer };
    });
    expect(await sent.answer).toBe(status);
    expect(await shop.db.query('select 1 from invitations where invited_by_id = $1', [leaver.id])).toEqual([]);
  }
});

describe('a reset link of an account (threat 132)', () => {
  const shown = async (username: string): Promise<AdminListView['resetLinks']> => {
    const { body } = await shop.http().get('/api/admin/staff').set(owner).expect(200);
    return (body as AdminListView).resetLinks.filter((link) => link.username === username);
  };
  const withdraw = (id = '') => shop.http().delete(`/api/admin/staff/invitations/${id}`).set(owner);

  it('is listed until an owner withdraws it', async () => {
    const user = await givenUser(shop, { role: 'packer' });
    const link = await resetLink(owner, user);
    const [listed] = await shown(user.username);
    expect(listed).toMatchObject({ accountId: user.id, createdBy: expect.any(String), expiresAt: expect.any(String) });
    await withdraw(listed?.id).expect(204);
    await accept(link).expect(410);
    expect(await shown(user.username)).toEqual([]);
    await withdraw(listed?.id).expect(404);
    const written = await shop.db.query(`select 1 from audit_log where action = 'withdrawn' and entity = 'reset link'`);
    expect(written).toHaveLength(1);
  });

  it('is either used or withdrawn, when both happen at once', async () => {
    for (let n = 0; n < 5; n += 1) {
      const user = await givenUser(shop, { role: 'packer' });
      const link = await resetLink(owner, user);
      const [listed] = await shown(user.username);
      const [used, withdrawn] = await Promise.all([accept(link), withdraw(listed?.id)]);
      expect([
        [200, 404],
        [410, 204],
      ]).toContainEqual([used.status, withdrawn.status]);
    }
  });

  it('made on the server needs no owner', async () => {
    const user = await givenUser(shop, { role: 'packer' });
    await accept((await createResetLink(shop.db, user.username)).split('#')[1] ?? '').expect(200);
  });
});
