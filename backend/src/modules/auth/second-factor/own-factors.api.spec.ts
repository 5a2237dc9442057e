import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { givenPasskey } from '#test/support/fakes/passkey-device.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { PERIOD_MS, SecondStepClient } from '#test/support/second-step-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { createResetLink } from '../invitations/create-reset-link.js';
import { Passkey } from './passkey.entity.js';
import { AdminTokens } from '../tokens/admin-tokens.js';

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

describe('recovery codes', () => {
  it('work once each, in any spelling', async () => {
    const { user, recoveryCodes } = await givenTotpAdmin();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3] ?? '';
    const challenge = await challengeOf(user.username);
    const answers = await Promise.all([
      second({ challenge, recoveryCode: code }),
      second({ challenge: await challengeOf(user.username), recoveryCode: ` ${code.toUpperCase().replaceAll('-', ' ')} ` }),
    ]);
    expect(statuses(answers)).toEqual([200, 401]);
  });

  it('are replaced on demand, and deleted when the second step is turned off', async () => {
    const { user, recoveryCodes, headers } = await givenTotpAdmin();
    const { body } = await shop.http().post('/api/admin/me/recovery-codes').set(headers).expect(200);
    await second({ challenge: await challengeOf(user.username), recoveryCode: recoveryCodes[0] }).expect(401);
    const [fresh] = (body as { recoveryCodes: string[] }).recoveryCodes;
    await second({ challenge: await challengeOf(user.username), recoveryCode: fresh }).expect(200);

    await shop.http().delete('/api/admin/me/totp').set(headers).expect(204);
    await login(user.username).expect(200);
    const left = await shop.http().get('/api/admin/me/second-factors').set(headers).expect(200);
    expect(left.body).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 });
    await shop.http().post('/api/admin/me/recovery-codes').set(headers).expect(409);
  });
});

it('the database holds neither the secret of the app nor a recovery code or challenge (threat 135)', async () => {
  const { user, secret, recoveryCodes } = await givenTotpAdmin();
  const challenge = await challengeOf(user.username);
  const stored = await shop.db.query<{ row: string }[]>(
    `select u::text as row from users u where id = $1 union all select r::text from recovery_codes r where user_id = $1
     union all select c::text from auth_challenges c where user_id = $1`,
    [user.id],
  );
  expect(stored).toHaveLength(12);
  const rows = stored.map(({ row }) => row.toLowerCase().replaceAll('-', '')).join('\n');
  const secrets = [secret, challenge, ...recoveryCodes].map((text) => text.toLowerCase().replaceAll('-', ''));
  expect(secrets.filter((text) => rows.includes(text))).toEqual([]);
});

describe('the second step in My account', () => {
  it('is not asked before its set-up is complete, and is on only once', async () => {
    const user = await givenUser(shop);
    const headers = { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
    const post = (path: string, body: object = {}) => shop.http().post(`/api/admin/me/${path}`).set(headers).send(body);
    expect((await post('totp').expect(403)).body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    await post('confirm', { password: TEST_PASSWORD }).expect(200);
    const { secret, uri } = (await post('totp').expect(201)).body as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    await login(user.username).expect(200);
    await post('totp/confirm', { code: codeAt(secret, 5 * PERIOD_MS) }).expect(400);
    await post('totp/confirm', { code: codeAt(secret) }).expect(200);
    await post('totp').expect(409);
    await login(user.username).expect(401);
  });

  it('is removed by a reset link, because the phone may be lost', async () => {
    const { user } = await givenTotpAdmin();
    const path = await createResetLink(shop.db, user.username, shop.app.get(Clock).now());
    const choice = { token: path.split('#')[1], password: 'amber harbor 77 thistle', displayName: 'Ruth' };
    await shop.http().post('/api/admin/login/invitation/accept').send(choice).expect(200);
    await login(user.username, newAddress(), choice.password).expect(200);
  });

  it('is a passkey that nobody else can remove', async () => {
    const [mine, theirs] = [await givenTotpAdmin(), await givenTotpAdmin()];
    await givenPasskey(shop, mine.user.id);
    const passkeys = shop.db.getRepository(Passkey);
    const { id } = await passkeys.findOneByOrFail({ userId: mine.user.id });
    const remove = ({ headers }: typeof mine) => shop.http().delete(`/api/admin/me/passkeys/${id}`).set(headers);
    await remove(theirs).expect(404);
    expect(await passkeys.existsBy({ id })).toBe(true);
    await remove(mine).expect(204);
    expect(await passkeys.existsBy({ id })).toBe(false);
  });

  it('offers a passkey for this site only, and refuses an answer that no passkey signed', async () => {
    const { headers } = await givenTotpAdmin();
    const { body } = await shop.http().post('/api/admin/me/passkeys/options').set(headers).expect(200);
    expect(body).toMatchObject({ options: { rp: { id: '127.0.0.1' }, attestation: 'none' } });
    const { challenge } = body as { challenge: string };
    const passkey = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} };
    const answer = await shop.http().post('/api/admin/me/passkeys').set(headers).send({ challenge, name: 'Key', passkey });
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'UNUSABLE_PASSKEY' });
  });
});
