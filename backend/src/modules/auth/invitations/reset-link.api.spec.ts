import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { createResetLink } from './create-reset-link.js';

const NEXT = 'amber harbor 77 thistle';
const HOURS = 3_600_000;
let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop();
  clock = freezeClock(shop.app.get(Clock));
});
afterAll(() => shop.close());

/** The token of a new link for this admin. */
const linkFor = async (username: string): Promise<string> => {
  const path = await createResetLink(shop.db, username, shop.app.get(Clock).now());
  expect(path).toMatch(/^\/admin\/invitation#[\w-]{43}$/);
  return path.split('#')[1] ?? '';
};
const describeLink = (token: unknown) => shop.http().post('/api/admin/login/invitation').send({ token });
const accept = (token: string, password = NEXT, displayName = 'Ruth Baker') =>
  shop.http().post('/api/admin/login/invitation/accept').send({ token, password, displayName });
const login = (username: string, password: string) => shop.http().post('/api/admin/login').send({ username, password });

describe('npm run admin:reset (threat 114)', () => {
  it('lets the admin choose a new password, signs them in and ends all earlier sign-ins', async () => {
    const user = await givenUser(shop, { disabledAt: new Date() });
    const { username } = user;
    const before = await shop.app.get(AdminTokens).issue(user);
    await login(username, TEST_PASSWORD).expect(401);
    const token = await linkFor(username);
    const { body: link } = await describeLink(token).expect(200);
    expect(link).toMatchObject({ kind: 'reset', username, role: 'owner' });

    const { body } = await accept(token).expect(200);
    const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
    const { body: account } = await shop.http().get('/api/admin/me/account').set(headers).expect(200);
    expect(account).toMatchObject({ username, displayName: 'Ruth Baker', passwordChangedAt: expect.any(String) });
    await shop.http().get('/api/admin/me').set('authorization', `Bearer ${before}`).expect(401);
    await login(username, TEST_PASSWORD).expect(401);
    await login(username, NEXT).expect(200);
    expect(shop.log()).not.toContain(token);
  });

  it('works once, also for ten requests at the same time', async () => {
    const { username } = await givenUser(shop);
    const token = await linkFor(username);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => accept(token, `amber harbor ${n} thistle`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(410)]);
    await describeLink(token).expect(410);
  });

  it('ends after 24 hours, and when another link was made', async () => {
    const { username } = await givenUser(shop);
    const [first, second] = [await linkFor(username), await linkFor(username)];
    await accept(first).expect(410);
    await describeLink(second).expect(200);
    clock.advance(24 * HOURS);
    const { body } = await accept(second).expect(410);
    expect(body).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('stays usable after an unusable password', async () => {
    const { username } = await givenUser(shop);
    const token = await linkFor(username);
    const { body } = await accept(token, `${username} forever`).expect(400);
    expect(body).toMatchObject({ errors: { password: 'The password must not contain the username' } });
    await accept(token).expect(200);
  });

  it.each([undefined, 7, '', 'x', "' or 1=1 --", 'a'.repeat(44)])('refuses the token %j', (token) =>
    describeLink(token).expect(400),
  );

  it('stores no token, and refuses a name that is no admin', async () => {
    const { username } = await givenUser(shop);
    const token = await linkFor(username);
    const rows: unknown = await shop.db.query('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(createResetLink(shop.db, 'nobody')).rejects.toThrow('There is no admin "nobody"');
    const { username: shopper } = await givenUser(shop, { isAdmin: false });
    await expect(createResetLink(shop.db, shopper)).rejects.toThrow(/There is no admin/);
  });
});
