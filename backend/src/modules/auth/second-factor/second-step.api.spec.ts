import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { PERIOD_MS, SecondStepClient } from '#test/support/second-step-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';

const MINUTES = 60_000;
let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
let client: SecondStepClient;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  clock = freezeClock(shop.app.get(Clock));
  client = new SecondStepClient(shop, clock);
});
afterAll(() => shop.close());

const givenTotpAdmin = () => client.givenTotpAdmin();
const login = (...request: Parameters<SecondStepClient['login']>) => client.login(...request);
const challengeOf = (...request: Parameters<SecondStepClient['challengeOf']>) => client.challengeOf(...request);
const second = (...request: Parameters<SecondStepClient['second']>) => client.second(...request);
const codeAt = (...request: Parameters<SecondStepClient['codeAt']>) => client.codeAt(...request);
const newAddress = () => client.newAddress();
const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('an account with an authenticator app (threat 135)', () => {
  it('signs in with password and code, and gets the same answer as without', async () => {
    const { user, secret } = await givenTotpAdmin();
    const { body } = await login(user.username).expect(401);
    expect(body).toEqual({
      statusCode: 401,
      message: 'Enter the 6-digit code from your app',
      code: 'SECOND_FACTOR',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery-code'],
      passkey: null,
      requestId: expect.any(String),
    });
    const answer = await second({ challenge: (body as { challenge: string }).challenge, code: codeAt(secret) }).expect(200);
    expect(answer.body).toEqual({ token: expect.any(String), user: { id: user.id, username: user.username, isAdmin: true } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('asks for no code after a wrong password', async () => {
    const { user } = await givenTotpAdmin();
    const { body } = await login(user.username, newAddress(), 'wrong').expect(401);
    expect(body).toMatchObject({ message: 'Invalid credentials' });
    expect(body).not.toHaveProperty('challenge');
  });

  it('accepts the code before and after, and none further away', async () => {
    const { user, secret } = await givenTotpAdmin();
    const challenge = await challengeOf(user.username);
    await second({ challenge, code: codeAt(secret, -2 * PERIOD_MS) }).expect(401);
    const { body } = await second({ challenge, code: codeAt(secret, 2 * PERIOD_MS) }).expect(401);
    expect(body).toMatchObject({ code: 'WRONG_CODE', errors: { code: 'The code is not correct' } });
    await second({ challenge, code: codeAt(secret, -PERIOD_MS) }).expect(200);
    await second({ challenge: await challengeOf(user.username), code: codeAt(secret, PERIOD_MS) }).expect(200);
  });

  it('accepts a code once, also with another challenge, and no earlier code after it', async () => {
    const { user, secret } = await givenTotpAdmin();
    const [first, again, earlier] = [
      await challengeOf(user.username),
      await challengeOf(user.username),
      await challengeOf(user.username),
    ];
    const code = codeAt(secret);
    await second({ challenge: first, code }).expect(200);
    await second({ challenge: again, code }).expect(401);
    await second({ challenge: earlier, code: codeAt(secret, -PERIOD_MS) }).expect(401);
  });

  it('accepts a code once in ten parallel requests, with one challenge and with ten', async () => {
    const { user, secret } = await givenTotpAdmin();
    const challenge = await challengeOf(user.username);
    const one = await Promise.all(Array.from({ length: 10 }, () => second({ challenge, code: codeAt(secret) })));
    expect(statuses(one)).toEqual([200, ...Array<number>(9).fill(401)]);

    clock.advance(2 * PERIOD_MS);
    const challenges: string[] = [];
    for (let n = 0; n < 10; n++) challenges.push(await challengeOf(user.username));
    const ten = await Promise.all(challenges.map((other) => second({ challenge: other, code: codeAt(secret) })));
    expect(statuses(ten)).toEqual([200, ...Array<number>(9).fill(401)]);
  });

  it('counts wrong codes with the failed logins, and a right password does not reset them (threat 38)', async () => {
    const { user, secret } = await givenTotpAdmin();
    const address = newAddress();
    const challenge = await challengeOf(user.username, address);
    const wrong = codeAt(secret, 10 * PERIOD_MS);
    for (let n = 0; n < 3; n++) await second({ challenge, code: wrong }, address).expect(401);
    await challengeOf(user.username, address);
    await second({ challenge, code: codeAt(secret) }, address).expect(429);
    await login(user.username, address).expect(429);
  });

  it('must be completed within five minutes, with its own challenge', async () => {
    const { user, secret } = await givenTotpAdmin();
    const challenge = await challengeOf(user.username);
    clock.advance(5 * MINUTES);
    const { body } = await second({ challenge, code: codeAt(secret) }).expect(401);
    expect(body).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    await second({ challenge: 'a'.repeat(43), code: codeAt(secret) }).expect(401);
  });

  it('cannot complete a sign-in after all sign-ins were ended or the account was disabled', async () => {
    for (const change of ['token_version = token_version + 1', 'disabled_at = now()']) {
      const { user, secret } = await givenTotpAdmin();
      const challenge = await challengeOf(user.username);
      await shop.db.query(`update users set ${change} where id = $1`, [user.id]);
      await second({ challenge, code: codeAt(secret) }).expect(401);
    }
  });

  it.each([
    [{ code: '12345' }],
    [{ code: 'abcdef' }],
    [{ code: 123456 }],
    [{ passkey: 'x' }],
    [{ recoveryCode: 7 }],
    [{ recoveryCode: '' }],
    [{ challenge: '' }],
  ])('refuses %j as not valid', async (body) => {
    await second({ challenge: 'a'.repeat(43), ...body }).expect(400);
  });

  it.each([{}, { code: null }, { passkey: {} }, { passkey: { id: 'x', response: {} } }])('does not accept %j', async (body) => {
    const { user } = await givenTotpAdmin();
    await second({ challenge: await challengeOf(user.username), ...body }).expect(401);
  });

  it('stores neither the secret nor the recovery codes in clear', async () => {
    const { user, secret, recoveryCodes } = await givenTotpAdmin();
    const rows: unknown = await shop.db.query('select * from users join recovery_codes on user_id = id where id = $1', [user.id]);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code);
  });
});
