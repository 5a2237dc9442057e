import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { SecondStepClient } from '#test/support/second-step-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { Passkey } from '../second-factor/passkey.entity.js';
import { LoginAttempts } from './login-attempts.js';

const MINUTES = 60_000;
const DAY_MS = 24 * 60 * MINUTES;
let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
let client: SecondStepClient;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  clock = freezeClock(shop.app.get(Clock));
  client = new SecondStepClient(shop, clock);
});
afterAll(() => shop.close());

let lastNetwork = 0;
const newAddress = (): string => `2001:db8:${(++lastNetwork).toString(16)}::1`;
const login = (username: string, address = newAddress(), password = TEST_PASSWORD) => client.login(username, address, password);
/** Wrong guesses from as many networks, as `begin` counts them before it is known whether they are right. */
const guess = async (username: string, times: number, what: 'password' | 'code' = 'password'): Promise<void> => {
  for (let n = 0; n < times; n++) await shop.app.get(LoginAttempts).begin(newAddress(), username, what);
};
const retryAfter = async (request: ReturnType<typeof login>): Promise<number> =>
  Number((await request.expect(429)).headers['retry-after']);
/** Guesses at every moment at which a new network may, `times` times. */
const guessOn = async (username: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) {
    clock.advance(7.5 * MINUTES);
    await guess(username, 1);
  }
};

describe('an account without a second factor, whose password many networks guess (threat 130)', () => {
  it('waits a minute after a hundred failures, then twice as long after each further one, and refusals extend nothing', async () => {
    const { username } = await givenUser(shop);
    await guess(username, 99);
    await login(username, newAddress(), 'wrong').expect(401);
    for (const seconds of [60, 120, 240, 450, 450]) {
      const mine = newAddress();
      expect(await retryAfter(login(username, mine))).toBe(seconds);
      clock.advance((seconds - 1) * 1000);
      expect(await retryAfter(login(username, mine))).toBe(1);
      clock.advance(1000);
      await login(username, newAddress(), 'wrong').expect(401);
    }
    clock.advance(7.5 * MINUTES);
    await login(username).expect(200);
  });

  it('lets a new network in before one that has failed, which waits at most 15 minutes', async () => {
    const { username } = await givenUser(shop);
    await guess(username, 100);
    await guessOn(username, 4);
    clock.advance(7.5 * MINUTES);
    const [failed, mine] = [newAddress(), newAddress()];
    await login(username, failed, 'wrong').expect(401);
    expect(await retryAfter(login(username, failed))).toBe(900);
    clock.advance(7.5 * MINUTES);
    expect(await retryAfter(login(username, failed))).toBe(450);
    await login(username, mine).expect(200);
    clock.advance(7.5 * MINUTES);
    await login(username, failed).expect(200);
  });

  it('does not wait at an address where it has signed in', async () => {
    const { username } = await givenUser(shop);
    const known = newAddress();
    await login(username, known).expect(200);
    await guess(username, 100);
    await login(username, newAddress()).expect(429);
    await login(username, known).expect(200);
  });

  it('allows at most 300 guesses in a day, when every one comes from another network at the first moment', async () => {
    const { username } = await givenUser(shop);
    const until = shop.app.get(Clock).now().getTime() + DAY_MS;
    let guesses = 0;
    while (shop.app.get(Clock).now().getTime() < until) {
      const wait = await shop.app.get(LoginAttempts).beginOrWait(newAddress(), username, 'password');
      if (wait === 0) guesses++;
      else clock.advance(wait * 1000);
    }
    expect(guesses).toBeGreaterThan(200);
    expect(guesses).toBeLessThanOrEqual(300);
  });

  it('compares no password while it waits: right, wrong and unknown get one answer', async () => {
    const { username } = await givenUser(shop);
    for (const name of [username, 'nobody-at-all']) await guess(name, 100);
    const answers = [await login(username), await login(username, newAddress(), 'wrong'), await login('nobody-at-all')];
    for (const { status, headers, body } of answers) {
      expect({ status, wait: headers['retry-after'], body: { ...body, requestId: '' } }).toEqual({
        status: 429,
        wait: '60',
        body: { ...answers[0]?.body, requestId: '' },
      });
    }
  });
});

describe('an account with a second factor, whose password many networks guess (threat 130)', () => {
  it('goes on at every address, and a wrong password gets the answer of other accounts', async () => {
    const { user, secret } = await client.givenTotpAdmin();
    await guess(user.username, 100);
    await guessOn(user.username, 5);
    const mine = newAddress();
    expect(await retryAfter(login(user.username, mine, 'wrong'))).toBe(450);
    const { body } = await login(user.username, mine).expect(401);
    expect(body).toMatchObject({ code: 'SECOND_FACTOR' });
    await client.second({ challenge: (body as { challenge: string }).challenge, code: client.codeAt(secret) }, mine).expect(200);
  });

  it('asks for a passkey at every address', async () => {
    const { id: userId, username } = await givenUser(shop);
    const key = { credentialId: 'Y3JlZGVudGlhbA', publicKey: Buffer.from('key'), counter: '0', transports: ['usb'], name: 'Key' };
    await shop.db.getRepository(Passkey).insert({ userId, ...key, createdAt: new Date() });
    await guess(username, 100);
    await login(username, newAddress(), 'wrong').expect(429);
    const { body } = await login(username).expect(401);
    expect(body).toMatchObject({ code: 'SECOND_FACTOR', methods: ['passkey', 'recovery-code'] });
  });

  it('counts passwords at its addresses while it waits: five, then 429 also for the right one (threat 38)', async () => {
    const { user } = await client.givenTotpAdmin();
    await guess(user.username, 100);
    const address = newAddress();
    for (let n = 0; n < 5; n++) expect(await retryAfter(login(user.username, address, 'wrong'))).toBe(60);
    expect(await retryAfter(login(user.username, address))).toBe(900);
  });

  it('waits for codes after ten wrong ones, up to half an hour at a new network, and not for recovery codes (threat 135)', async () => {
    const { user, secret, recoveryCodes } = await client.givenTotpAdmin();
    const challenge = await client.challengeOf(user.username);
    const wrong = client.codeAt(secret, 100 * DAY_MS);
    for (let n = 0; n < 10; n++) await client.second({ challenge, code: wrong }, newAddress()).expect(401);
    const send = async () =>
      Number((await client.second({ challenge, code: client.codeAt(secret) }, newAddress()).expect(429)).headers['retry-after']);
    expect(await send()).toBe(60);
    for (let minutes = 1; minutes <= 32; minutes *= 2) {
      clock.advance(minutes * MINUTES);
      await guess(user.username, 1, 'code');
    }
    const late = await client.challengeOf(user.username, newAddress());
    const refused = await client.second({ challenge: late, code: client.codeAt(secret) }, newAddress()).expect(429);
    expect(refused.headers['retry-after']).toBe('1800');
    await client.second({ challenge: late, recoveryCode: recoveryCodes[0] }, newAddress()).expect(200);
  });
});
