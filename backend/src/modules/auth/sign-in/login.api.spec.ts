import { asAdmin, givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { Clock } from '#platform/clock.js';
import type { User } from '../users/user.entity.js';

const MINUTES = 60_000;
let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  clock = freezeClock(shop.app.get(Clock));
});
afterAll(() => shop.close());

let lastAddress = 0;
const newAddress = (): string => `198.51.100.${++lastAddress}`;
const login = (username: unknown, password: unknown, address = newAddress()) =>
  shop.http().post('/api/admin/login').set('x-forwarded-for', address).send({ username, password });
const tokenOf = async (user: User): Promise<string> =>
  (await login(user.username, TEST_PASSWORD).expect(200)).body.token as string;
const me = (token: string) => shop.http().get('/api/admin/me').set('authorization', `Bearer ${token}`);

describe('login', () => {
  it('returns a token and the user, nothing else', async () => {
    const user = await givenUser(shop);
    const { body, headers } = await login(user.username, TEST_PASSWORD).expect(200);
    expect(body).toEqual({ token: expect.any(String), user: { id: user.id, username: user.username, isAdmin: true } });
    expect(headers['cache-control']).toBe('no-store');
    await me(body.token as string).expect(200, { id: user.id, username: user.username, isAdmin: true });
  });

  it('answers a wrong password and an unknown username with the same response (threat 39)', async () => {
    const user = await givenUser(shop);
    const wrong = await login(user.username, 'wrong').expect(401);
    const unknown = await login('nobody', 'wrong').expect(401);
    expect(wrong.body).toMatchObject({ statusCode: 401, message: 'Invalid credentials' });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it.each([
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ password: 'x' }, 'Username is required'],
    [{ username: 'ruth', password: '' }, 'Password is required'],
    [{ username: ['ruth'], password: 'x' }, 'Username is required'],
    [{ username: 'ruth', password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
  ])('requires both fields, of at most 128 characters: %# (threat 40)', async (body, message) => {
    const answer = await shop.http().post('/api/admin/login').set('x-forwarded-for', newAddress()).send(body).expect(400);
    expect(answer.body).toMatchObject({ message });
  });

  it.each([
    ['in capitals', (name: string) => name.toUpperCase()],
    ['as the keyboard of a phone writes it', (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} `],
    ['with what a password manager pasted', (name: string) => ` \u200b${name}\u00a0\t`],
  ])('finds the user name %s', async (_, typed) => {
    const user = await givenUser(shop);
    const { body } = await login(typed(user.username), TEST_PASSWORD).expect(200);
    expect(body).toMatchObject({ user: { username: user.username } });
  });

  it('tells names apart that differ in case alone', async () => {
    const [lower, upper] = ['sam-twin', 'Sam-Twin'];
    for (const username of [lower, upper]) await givenUser(shop, { username });
    for (const username of [lower, upper]) {
      const { body } = await login(username, TEST_PASSWORD).expect(200);
      expect(body).toMatchObject({ user: { username } });
    }
  });

  it('accepts 128 characters of any kind, including null bytes (threat 40)', async () => {
    await login('ruth', '\u{1f511}'.repeat(64)).expect(401);
    await login('ruth\0', 'a\0b').expect(401);
  });

  it('does not log the password', async () => {
    await login('ruth', 'canary-password-71').expect(401);
    expect(shop.log()).not.toContain('canary-password-71');
  });
});

describe('password guessing (threat 38)', () => {
  it('is rejected after five failures of one name and address, also with the right password, until the wait is over', async () => {
    const user = await givenUser(shop);
    const address = newAddress();
    for (let n = 0; n < 5; n++) await login(user.username, 'wrong', address).expect(401);
    const refused = await login(user.username, TEST_PASSWORD, address).expect(429);
    expect(refused.headers['retry-after']).toBe('900');
    await login(user.username, TEST_PASSWORD).expect(200);
    clock.advance(15 * MINUTES + 1);
    await login(user.username, TEST_PASSWORD, address).expect(200);
  });

  it('starts counting again after a successful login', async () => {
    const user = await givenUser(shop);
    const address = newAddress();
    for (let n = 0; n < 4; n++) await login(user.username, 'wrong', address).expect(401);
    await login(user.username, TEST_PASSWORD, address).expect(200);
    for (let n = 0; n < 5; n++) await login(user.username, 'wrong', address).expect(401);
  });

  it('allows no additional attempts when they are concurrent', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('nobody', 'wrong', address)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('is rejected after fifty failures of one address in an hour, whatever the usernames', async () => {
    const address = newAddress();
    for (let n = 0; n < 50; n++) await login(`name-${n}`, 'wrong', address).expect(401);
    const user = await givenUser(shop);
    await login(user.username, TEST_PASSWORD, address).expect(429);
    clock.advance(60 * MINUTES + 1);
    await login(user.username, TEST_PASSWORD, address).expect(200);
  });
});

describe('a session', () => {
  it('ends after eight hours', async () => {
    const token = await tokenOf(await givenUser(shop));
    clock.advance(8 * 60 * MINUTES - 1000);
    await me(token).expect(200);
    clock.advance(1000);
    await me(token).expect(401);
  });

  it('ends with a logout; sessions in other browsers continue', async () => {
    const user = await givenUser(shop);
    const [here, there] = [await tokenOf(user), await tokenOf(user)];
    await shop.http().post('/api/admin/logout').set('authorization', `Bearer ${here}`).expect(200, { success: true });
    const { body } = await me(here).expect(401);
    expect(body).toMatchObject({ message: 'Please log in again' });
    await me(there).expect(200);
  });

  it('ends when the user is deleted, loses admin access or has all tokens revoked', async () => {
    const [deleted, demoted, revoked] = [await givenUser(shop), await givenUser(shop), await givenUser(shop)];
    const tokens = [await tokenOf(deleted), await tokenOf(demoted), await tokenOf(revoked)];
    await shop.db.query('delete from users where id = $1', [deleted.id]);
    await shop.db.query('update users set is_admin = false where id = $1', [demoted.id]);
    await shop.db.query('update users set token_version = token_version + 1 where id = $1', [revoked.id]);
    const statuses = await Promise.all(tokens.map(async (token) => (await me(token)).status));
    expect(statuses).toEqual([401, 403, 401]);
  });

  it('is issued by the test helper asAdmin', async () => {
    await shop
      .http()
      .get('/api/admin/me')
      .set(await asAdmin(shop))
      .expect(200);
  });
});
