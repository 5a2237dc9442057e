import { asAdmin, givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { AdminConfirmations } from './admin-confirmations.js';
import type { Admin } from '../guard/access.js';

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
const confirm = (headers: { authorization: string }, password: unknown, address = newAddress()) =>
  shop.http().post('/api/admin/me/confirm').set(headers).set('x-forwarded-for', address).send({ password });

/** The admin of a token, as the guard reads it. */
async function adminOf({ authorization }: { authorization: string }): Promise<Admin> {
  const [, payload] = authorization.split('.') as [string, string];
  const admin = await shop.app.get(AdminTokens).ownerOf(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!admin) throw new Error('the token has no admin');
  return admin;
}
const isConfirmed = async (headers: { authorization: string }): Promise<boolean> =>
  shop.app
    .get(AdminConfirmations)
    .assertConfirmed(await adminOf(headers))
    .then(
      () => true,
      () => false,
    );

describe('POST /api/admin/me/confirm', () => {
  it('confirms one sign-in for ten minutes', async () => {
    const user = await givenUser(shop);
    const headers = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
    const elsewhere = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
    expect(await isConfirmed(headers)).toBe(false);

    const { body } = await confirm(headers, TEST_PASSWORD).expect(200);
    const until = new Date(shop.app.get(Clock).now().getTime() + 10 * MINUTES).toISOString();
    expect(body).toEqual({ confirmedUntil: until });
    expect([await isConfirmed(headers), await isConfirmed(elsewhere)]).toEqual([true, false]);

    clock.advance(10 * MINUTES);
    expect(await isConfirmed(headers)).toBe(false);
  });

  it('answers a wrong password with 403 and keeps the sign-in', async () => {
    const headers = await asAdmin(shop);
    const { body } = await confirm(headers, 'wrong').expect(403);
    expect(body).toMatchObject({ code: 'WRONG_PASSWORD', errors: { password: 'The password is not correct' } });
    expect(await isConfirmed(headers)).toBe(false);
    await shop.http().get('/api/admin/me').set(headers).expect(200);
  });

  it('requires a password', async () => {
    const headers = await asAdmin(shop);
    for (const password of [undefined, '', 7, 'x'.repeat(129)]) await confirm(headers, password).expect(400);
  });

  it('counts wrong passwords as failed logins: five, then 429, also in parallel (threat 38)', async () => {
    const headers = await asAdmin(shop);
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(headers, 'wrong', address)));
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
    await confirm(headers, TEST_PASSWORD, address).expect(429);
  });
});
