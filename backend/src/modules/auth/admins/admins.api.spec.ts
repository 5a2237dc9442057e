import { asAdmin, givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { User } from '../users/user.entity.js';
import type { AdminListView, PasswordLinkView } from './admin-list.view.js';

const PASSWORD = 'amber harbor 77 thistle';
const HOURS = 3_600_000;
type Headers = { authorization: string };

let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
let owner: Headers;
beforeEach(async () => {
  await shop.db.query('truncate users, invitations cascade');
  owner = await confirmed({ username: 'olga' });
});
beforeAll(async () => {
  shop = await openShop();
  clock = freezeClock(shop.app.get(Clock));
});
afterAll(() => shop.close());

/** A signed-in admin who has entered the password again. */
async function confirmed(over: Partial<User> = {}): Promise<Headers> {
  const headers = await asAdmin(shop, over);
  await shop.http().post('/api/admin/me/confirm').set(headers).send({ password: TEST_PASSWORD }).expect(200);
  return headers;
}

const list = async (): Promise<AdminListView> =>
  (await shop.http().get('/api/admin/staff').set(owner).expect(200)).body as AdminListView;
const idOf = async (name: string): Promise<string> => (await list()).admins.find(({ username }) => username === name)?.id ?? '';
const post = (path: string, body: object = {}, who = owner) => shop.http().post(`/api/admin/staff/${path}`).set(who).send(body);
const role = (id: string, name: string, who = owner) =>
  shop.http().put(`/api/admin/staff/${id}/role`).set(who).send({ role: name });
const me = (token: string) => shop.http().get('/api/admin/me').set('authorization', `Bearer ${token}`);
const tokenIn = ({ path }: PasswordLinkView): string => path.split('#')[1] ?? '';
const accept = (token: string, password = PASSWORD) =>
  shop.http().post('/api/admin/login/invitation/accept').send({ token, password, displayName: 'Pat Quinn' });
const login = (username: string, password: string) => shop.http().post('/api/admin/login').send({ username, password });
const audited = async (): Promise<string[]> =>
  (await shop.db.query<{ line: string }[]>(`select action || ' ' || entity as line from audit_log order by created_at`)).map(
    ({ line }) => line,
  );

describe('invitations (threat 132)', () => {
  it('let somebody choose a password and sign in with the role of the invitation', async () => {
    const { body } = await post('invitations', { username: 'pat', email: 'pat@example.com', role: 'packer' }).expect(201);
    expect((await list()).invitations).toMatchObject([{ username: 'pat', role: 'packer', invitedBy: 'olga', expired: false }]);

    const { body: session } = await accept(tokenIn(body as PasswordLinkView)).expect(200);
    const headers = { authorization: `Bearer ${(session as { token: string }).token}` };
    const { body: account } = await shop.http().get('/api/admin/me/account').set(headers).expect(200);
    expect(account).toMatchObject({ username: 'pat', displayName: 'Pat Quinn', email: 'pat@example.com', role: 'packer' });
    await shop.http().get('/api/admin/staff').set(headers).expect(403);
    await login('pat', PASSWORD).expect(200);
    const { admins, invitations } = await list();
    expect(invitations).toEqual([]);
    expect(admins.find(({ username }) => username === 'pat')).toMatchObject({ signedInAt: expect.any(String) });
    expect(await audited()).toEqual(expect.arrayContaining(['invited account', 'accepted invitation']));
  });

  it('end after 72 hours, when withdrawn, and when replaced after their end', async () => {
    const invite = async () =>
      (await post('invitations', { username: 'pat', role: 'packer' }).expect(201)).body as PasswordLinkView;
    const expired = await invite();
    clock.advance(72 * HOURS);
    owner = await confirmed({ username: 'oleg' });
    await accept(tokenIn(expired)).expect(410);
    expect((await list()).invitations).toMatchObject([{ username: 'pat', expired: true }]);

    const withdrawn = await invite();
    const id = (await list()).invitations[0]?.id ?? '';
    await shop.http().delete(`/api/admin/staff/invitations/${id}`).set(owner).expect(204);
    await shop.http().delete(`/api/admin/staff/invitations/${id}`).set(owner).expect(404);
    await accept(tokenIn(withdrawn)).expect(410);
    await accept(tokenIn(await invite())).expect(200);
  });

  it('refuse a name that is in use or invited, in any case and for ten owners at once', async () => {
    await post('invitations', { username: 'Olga', role: 'packer' }).expect(409);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('invitations', { username: 'Pat', role: 'manager' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)]);
    const { body } = await post('invitations', { username: 'pat', role: 'packer' }).expect(409);
    expect(body).toMatchObject({ code: 'USERNAME_TAKEN', errors: { username: expect.any(String) } });
  });

  it.each([
    [{ username: 'x', role: 'packer' }, 'username'],
    [{ username: 'two words', role: 'packer' }, 'username'],
    [{ username: 'pat', role: 'admin' }, 'role'],
    [{ username: 'pat' }, 'role'],
    [{ username: 'pat', role: 'packer', email: 'nobody' }, 'email'],
  ])('refuse %j', async (body, field) => {
    const answer = await post('invitations', body).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });
});

describe('an account', () => {
  it('that is disabled cannot sign in, and its sign-ins end at their next call (threat 133)', async () => {
    const pat = await givenUser(shop, { username: 'pat', role: 'packer' });
    const token = await shop.app.get(AdminTokens).issue(pat);
    const link = (await post(`${pat.id}/reset-link`).expect(201)).body as PasswordLinkView;
    await post(`${pat.id}/disable`).expect(200);
    await me(token).expect(401);
    await login('pat', TEST_PASSWORD).expect(401);
    await accept(tokenIn(link)).expect(410);
    await post(`${pat.id}/reset-link`).expect(409);
    await post(`${pat.id}/enable`).expect(200);
    await login('pat', TEST_PASSWORD).expect(200);
    await me(token).expect(401);

    const current = await shop.app.get(AdminTokens).issue(await shop.db.getRepository(User).findOneByOrFail({ id: pat.id }));
    await me(current).expect(200);
    await shop.db.getRepository(User).update(pat.id, { disabledAt: new Date() });
    await me(current).expect(401);
  });

  it('can be signed out everywhere, and can choose a new password with a link', async () => {
    const pat = await givenUser(shop, { username: 'pat', role: 'packer' });
    const token = await shop.app.get(AdminTokens).issue(pat);
    await post(`${pat.id}/end-sign-ins`).expect(204);
    await me(token).expect(401);
    const link = (await post(`${pat.id}/reset-link`).expect(201)).body as PasswordLinkView;
    await accept(tokenIn(link)).expect(200);
    await login('pat', TEST_PASSWORD).expect(401);
    await login('pat', PASSWORD).expect(200);
  });

  it('has its new role at its next call, and the change is recorded with the role before', async () => {
    const pat = await givenUser(shop, { username: 'pat', role: 'packer' });
    const headers = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(pat)}` };
    await shop.http().get('/api/invoices').set(headers).expect(403);
    await role(pat.id, 'bookkeeper').expect(200);
    await shop.http().get('/api/invoices').set(headers).expect(200);
    const [{ detail }] = await shop.db.query<[{ detail: object }]>(`select detail from audit_log where action = 'updated'`);
    expect(detail).toEqual({ name: 'pat', changes: { role: { before: 'packer', after: 'bookkeeper' } } });
  });

  it('is changed only after the password was entered again (threat 133)', async () => {
    const unconfirmed = await asAdmin(shop, { username: 'oleg' });
    const pat = await givenUser(shop, { role: 'packer' });
    const answers = [
      await post('invitations', { username: 'mia', role: 'owner' }, unconfirmed),
      await role(pat.id, 'owner', unconfirmed),
      await post(`${pat.id}/disable`, {}, unconfirmed),
      await post(`${pat.id}/end-sign-ins`, {}, unconfirmed),
      await post(`${pat.id}/reset-link`, {}, unconfirmed),
    ];
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(answers.map(() => 'CONFIRMATION_REQUIRED'));
  });

  it('that does not exist is a 404', async () => {
    const shopper = await givenUser(shop, { isAdmin: false });
    for (const id of [shopper.id, '5c3f7f4e-3c5b-4d8e-9a35-0d0b8a1f2c11', 'x']) await post(`${id}/disable`).expect(404);
  });
});

describe('the last owner (threat 134)', () => {
  it('can be neither disabled nor given another role', async () => {
    await givenUser(shop, { username: 'gone', disabledAt: new Date() });
    await givenUser(shop, { username: 'mia', role: 'manager' });
    const id = await idOf('olga');
    const { body } = await post(`${id}/disable`).expect(409);
    expect(body).toMatchObject({ code: 'LAST_OWNER', message: 'The shop needs another owner who can sign in first' });
    await role(id, 'manager').expect(409);
    await role(await idOf('mia'), 'owner').expect(200);
    await role(id, 'manager').expect(200);
  });

  it('remains when two owners remove each other at the same time', async () => {
    for (let n = 0; n < 5; n++) {
      const [a, b] = [await givenUser(shop, { username: `a${n}` }), await givenUser(shop, { username: `b${n}` })];
      await shop.db.query(`update users set role = 'manager' where username not in ($1, $2)`, [a.username, b.username]);
      const [asA, asB] = await Promise.all(
        [a, b].map(async (user) => ({ authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` })),
      );
      for (const headers of [asA, asB]) {
        await shop
          .http()
          .post('/api/admin/me/confirm')
          .set(headers ?? {})
          .send({ password: TEST_PASSWORD })
          .expect(200);
      }
      const answers = await Promise.all([role(b.id, 'packer', asA), post(`${a.id}/disable`, {}, asB)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const owners = await shop.db.query(`select 1 from users where role = 'owner' and disabled_at is null`);
      expect(owners).toHaveLength(1);
    }
  });
});
