import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { givenPasskey } from '#test/support/fakes/passkey-device.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import type { PasskeyChallengeView } from '../second-factor/second-factor.view.js';
import { AdminTokens } from '../tokens/admin-tokens.js';

const ORIGIN = 'https://shop.example';
let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXIES: '1' });
  clock = freezeClock(shop.app.get(Clock));
});
afterAll(() => shop.close());

type Headers = { authorization: string };
const post = (path: string, headers: Headers, body: object = {}) =>
  shop.http().post(`/api/admin/me/confirm${path}`).set(headers).send(body);

async function givenAdmin() {
  const user = await givenUser(shop);
  const signIn = async (): Promise<Headers> => ({ authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` });
  const headers = await signIn();
  const device = await givenPasskey(shop, user.id);
  const ask = async (who = headers): Promise<{ challenge: string; toSign: string }> => {
    const { body } = await post('/passkey/options', who).expect(200);
    const { challenge, options } = body as PasskeyChallengeView;
    return { challenge, toSign: (options as { challenge: string }).challenge };
  };
  return { user, headers, signIn, device, ask };
}
const register = async (headers: Headers, device: Awaited<ReturnType<typeof givenPasskey>>) => {
  const { body } = await shop.http().post('/api/admin/me/passkeys/options').set(headers).expect(200);
  const { challenge, options } = body as PasskeyChallengeView;
  const passkey = device.register({ challenge: (options as { challenge: string }).challenge, origin: ORIGIN });
  return shop.http().post('/api/admin/me/passkeys').set(headers).send({ challenge, name: 'Key', passkey });
};
const isConfirmed = async (headers: Headers): Promise<boolean> =>
  (await shop.http().post('/api/admin/me/totp').set(headers)).status === 201;

describe('a passkey in place of the password (threat 165)', () => {
  it('confirms the sign-in for ten minutes, and only this one', async () => {
    const { headers, signIn, device, ask } = await givenAdmin();
    const elsewhere = await signIn();
    const { challenge, toSign } = await ask();
    const passkey = device.answer({ challenge: toSign, origin: ORIGIN });
    const { body } = await post('/passkey', headers, { challenge, passkey }).expect(200);
    expect(body).toEqual({ confirmedUntil: new Date(shop.app.get(Clock).now().getTime() + 600_000).toISOString() });
    expect([await isConfirmed(headers), await isConfirmed(elsewhere)]).toEqual([true, false]);
    clock.advance(600_000);
    expect(await isConfirmed(headers)).toBe(false);
  });

  it('works once, also when the answer is sent five times at once', async () => {
    const { headers, device, ask } = await givenAdmin();
    const { challenge, toSign } = await ask();
    const passkey = device.answer({ challenge: toSign, origin: ORIGIN });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/passkey', headers, { challenge, passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
  });

  it('is refused with 403, which keeps the sign-in, when it does not fit', async () => {
    const { headers, device, ask } = await givenAdmin();
    const other = await givenAdmin();
    const refused = async (given: { challenge: string; passkey: object }): Promise<void> => {
      const { body } = await post('/passkey', headers, given).expect(403);
      expect(body).toMatchObject({ code: 'PASSKEY_REFUSED' });
    };
    const { challenge, toSign } = await ask();
    await refused({ challenge, passkey: device.answer({ challenge: toSign, origin: 'https://evil.example' }) });
    await refused({ challenge, passkey: device.answer({ challenge: toSign, origin: ORIGIN, verified: false }) });
    await refused({ challenge, passkey: device.answer({ challenge: 'AAAA', origin: ORIGIN }) });
    await refused({ challenge, passkey: other.device.answer({ challenge: toSign, origin: ORIGIN }) });
    await refused({ challenge, passkey: {} });
    const theirs = await other.ask();
    await refused({ challenge: theirs.challenge, passkey: device.answer({ challenge: theirs.toSign, origin: ORIGIN }) });
    await refused({ challenge: theirs.challenge, passkey: other.device.answer({ challenge: theirs.toSign, origin: ORIGIN }) });
    const late = await ask();
    clock.advance(5 * 60_000 + 1);
    await refused({ challenge: late.challenge, passkey: device.answer({ challenge: late.toSign, origin: ORIGIN }) });
    expect(await isConfirmed(headers)).toBe(false);
    await shop.http().get('/api/admin/me').set(headers).expect(200);
  });

  it('is not offered to an account without one', async () => {
    const user = await givenUser(shop);
    const headers = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
    expect((await post('/passkey/options', headers).expect(409)).body).toMatchObject({ code: 'FACTOR_CHANGED' });
  });
});

it('a passkey belongs to one account: the second registration is a 409 (threat 165)', async () => {
  const [first, second] = [await givenAdmin(), await givenAdmin()];
  await post('', second.headers, { password: TEST_PASSWORD }).expect(200);
  const { status, body } = await register(second.headers, first.device);
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'PASSKEY_IN_USE', message: 'This passkey is already used' }),
  ]);
  await shop.db.query('delete from passkeys where user_id = $1', [first.user.id]);
  expect((await register(second.headers, first.device)).status).toBe(201);
});
