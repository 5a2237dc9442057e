import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import type { User } from '../users/user.entity.js';

const NEXT = 'amber harbor 77 thistle';
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
});
afterAll(() => shop.close());

let lastAddress = 0;
const newAddress = (): string => `198.51.100.${++lastAddress}`;
const tokenOf = (user: User): Promise<string> => shop.app.get(AdminTokens).issue(user);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) => shop.http().get('/api/admin/me').set(bearer(token));
const login = (user: User, password: string) =>
  shop.http().post('/api/admin/login').set('x-forwarded-for', newAddress()).send({ username: user.username, password });
const change = (token: string, body: object, address = newAddress()) =>
  shop.http().put('/api/admin/me/password').set(bearer(token)).set('x-forwarded-for', address).send(body);

describe('PUT /api/admin/me/password (threat 114)', () => {
  it('changes the password and ends all other sign-ins at their next call', async () => {
    const user = await givenUser(shop);
    const [here, there] = [await tokenOf(user), await tokenOf(user)];
    const { body } = await change(here, { current: TEST_PASSWORD, next: NEXT }).expect(200);
    expect(body).toEqual({ token: expect.any(String), user: { id: user.id, username: user.username, isAdmin: true } });
    await me((body as { token: string }).token).expect(200);
    await me(there).expect(401);
    await me(here).expect(401);
    await login(user, TEST_PASSWORD).expect(401);
    await login(user, NEXT).expect(200);
    expect(shop.log()).not.toContain(NEXT);
  });

  it('says since when the password is the own one', async () => {
    const user = await givenUser(shop);
    const token = await tokenOf(user);
    const before = await shop.http().get('/api/admin/me/account').set(bearer(token)).expect(200);
    expect(before.body).toMatchObject({ username: user.username, role: 'owner', passwordChangedAt: null });
    const { body } = await change(token, { current: TEST_PASSWORD, next: NEXT }).expect(200);
    const after = await shop
      .http()
      .get('/api/admin/me/account')
      .set(bearer((body as { token: string }).token))
      .expect(200);
    expect(after.body).toMatchObject({ passwordChangedAt: expect.any(String) });
  });

  it.each([
    ['a wrong current password', { current: 'wrong', next: NEXT }, 403, 'current'],
    ['no current password', { next: NEXT }, 400, 'current'],
    ['a short one', { current: TEST_PASSWORD, next: 'amber 77' }, 400, 'next'],
    ['a common one', { current: TEST_PASSWORD, next: '1qaz2wsx3edc' }, 400, 'next'],
    ['the same one', { current: TEST_PASSWORD, next: TEST_PASSWORD }, 400, 'next'],
    ['129 characters', { current: TEST_PASSWORD, next: 'ab'.repeat(65) }, 400, 'next'],
  ])('marks the field for %s and keeps the sign-in', async (_, body, status, field) => {
    const token = await tokenOf(await givenUser(shop));
    const answer = await change(token, body).expect(status);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    await me(token).expect(200);
  });

  it('lets one of ten parallel changes win, and only its password works', async () => {
    const user = await givenUser(shop);
    const token = await tokenOf(user);
    const passwords = Array.from({ length: 10 }, (_, n) => `amber harbor ${n} thistle`);
    const answers = await Promise.all(passwords.map((next) => change(token, { current: TEST_PASSWORD, next })));
    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const password of passwords) await login(user, password).expect(winners.includes(password) ? 200 : 401);
  });

  it('counts wrong current passwords as failed logins, also in parallel (threat 38)', async () => {
    const token = await tokenOf(await givenUser(shop));
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(token, { current: 'wrong', next: NEXT }, address)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});
