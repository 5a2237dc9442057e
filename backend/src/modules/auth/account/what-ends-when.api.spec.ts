import { givenCategory } from '#test/support/builders/catalog.js';
import { givenUser, TEST_PASSWORD } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { givenPasskey } from '#test/support/fakes/passkey-device.js';
import { openLive } from '#test/support/live-client.js';
import { SecondStepClient } from '#test/support/second-step-client.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import type { PasswordLinkView } from '../admins/admin-list.view.js';
import type { PasskeyChallengeView } from '../second-factor/second-factor.view.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { User } from '../users/user.entity.js';

const ORIGIN = 'https://shop.example';
const PASSWORD = 'amber harbor 77 thistle';
type Headers = { authorization: string };

let shop: TestShop;
let client: SecondStepClient;
let owner: Headers;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXIES: '1' });
  client = new SecondStepClient(shop, freezeClock(shop.app.get(Clock)));
  owner = await signedIn((await givenUser(shop)).id);
});
afterAll(() => shop.close());

const post = (path: string, who: Headers, body: object = {}) => shop.http().post(`/api/admin/${path}`).set(who).send(body);
const headersOf = async (id: string): Promise<Headers> => {
  const user = await shop.db.getRepository(User).findOneByOrFail({ id });
  return { authorization: `Bearer ${await shop.app.get(AdminTokens).issue(user)}` };
};
async function signedIn(id: string): Promise<Headers> {
  const headers = await headersOf(id);
  await post('me/confirm', headers, { password: TEST_PASSWORD }).expect(200);
  return headers;
}
const tokenOf = ({ body }: { body: unknown }): string => (body as PasswordLinkView).path.split('#')[1] ?? '';
const useLink = (token: string) =>
  shop.http().post('/api/admin/login/invitation/accept').send({ token, password: PASSWORD, displayName: 'Pat Quinn' });
const linkWorks = async (token: string): Promise<boolean> =>
  (await shop.http().post('/api/admin/login/invitation').send({ token })).status === 200;

/** An owner with everything that an account can hold or hand out, and for each of these whether it still works. */
async function givenAccount() {
  const { user, secret } = await client.givenTotpAdmin();
  const { id, username } = user;
  const device = await givenPasskey(shop, id);
  const [acting, other] = [await signedIn(id), await signedIn(id)];
  const colleague = await givenUser(shop, { role: 'packer' });
  const invitation = tokenOf(
    await post('staff/invitations', other, { username: `friend-of-${username}`, role: 'owner' }).expect(201),
  );
  const linkForColleague = tokenOf(await post(`staff/${colleague.id}/reset-link`, other).expect(201));
  const ownLink = tokenOf(await post(`staff/${id}/reset-link`, owner).expect(201));
  const question = (await post('me/confirm/passkey/options', other).expect(200)).body as PasskeyChallengeView;
  const halfSignIn = await client.challengeOf(username);
  const opened = await post('queue-session', other).expect(200);
  const [cookie = ''] = opened.headers['set-cookie'] as unknown as string[];
  const stream = await openLive(shop.origin, other);

  const works: Record<string, () => Promise<boolean>> = {
    'the sign-in': async () => (await shop.http().get('/api/admin/me').set(acting)).status === 200,
    'the other sign-ins': async () => (await shop.http().get('/api/admin/me').set(other)).status === 200,
    // 409: the authenticator app is on; without a confirmation it is 403.
    'a confirmation': async () => [201, 409].includes((await post('me/totp', other)).status),
    'a live stream': async () => {
      let hasEnded = false;
      void stream.ended.then(() => (hasEnded = true));
      // Sessions are checked before a later change is sent.
      await givenCategory(shop.db);
      await eventually(
        () => Promise.resolve(hasEnded || stream.events.length > 0),
        (known) => known,
      );
      return !hasEnded;
    },
    'the queue dashboard': async () => (await shop.http().get('/admin/queues').set('cookie', cookie)).status === 200,
    'half a sign-in': async () => (await client.second({ challenge: halfSignIn, code: client.codeAt(secret) })).status === 200,
    'a question to the passkey': async () => {
      const toSign = (question.options as { challenge: string }).challenge;
      const passkey = device.answer({ challenge: toSign, origin: ORIGIN });
      const answer = await post('me/confirm/passkey', await headersOf(id), { challenge: question.challenge, passkey });
      return answer.status === 200;
    },
    'an invitation by it': () => linkWorks(invitation),
    'a reset link by it': () => linkWorks(linkForColleague),
    'a reset link for it': () => linkWorks(ownLink),
  };
  const ended = async (): Promise<string[]> => {
    const names: string[] = [];
    for (const [name, stillWorks] of Object.entries(works)) if (!(await stillWorks())) names.push(name);
    stream.close();
    return names;
  };
  return { id, acting, ownLink, ended };
}
type Account = Awaited<ReturnType<typeof givenAccount>>;

const CHALLENGES = ['half a sign-in', 'a question to the passkey'];
const LINKS = ['an invitation by it', 'a reset link by it', 'a reset link for it'];
const OTHER_SIGN_INS = ['the other sign-ins', 'a confirmation', 'a live stream', 'the queue dashboard'];
const ALL = ['the sign-in', ...OTHER_SIGN_INS, ...CHALLENGES, ...LINKS];

/** What ends when: whatever is not listed goes on. */
it.each<[event: string, cause: (account: Account) => Promise<unknown>, ends: readonly string[]]>([
  ['signs out', ({ acting }) => post('logout', acting).expect(200), ['the sign-in']],
  [
    'changes the password',
    ({ acting }) =>
      shop.http().put('/api/admin/me/password').set(acting).send({ current: TEST_PASSWORD, next: PASSWORD }).expect(200),
    ALL,
  ],
  ['chooses a password with a link', ({ ownLink }) => useLink(ownLink).expect(200), ALL],
  ['is signed out everywhere', ({ id }) => post(`staff/${id}/end-sign-ins`, owner).expect(204), ALL],
  ['is disabled', ({ id }) => post(`staff/${id}/disable`, owner).expect(200), ALL],
  [
    'is disabled and enabled again',
    async ({ id }) => {
      await post(`staff/${id}/disable`, owner).expect(200);
      await post(`staff/${id}/enable`, owner).expect(200);
    },
    ALL,
  ],
  [
    // The browser opens the stream again, with the topics of the new role.
    'gets another role',
    ({ id }) => shop.http().put(`/api/admin/staff/${id}/role`).set(owner).send({ role: 'packer' }).expect(200),
    ['a live stream', 'the queue dashboard', ...LINKS],
  ],
  ['gets another reset link', ({ id }) => post(`staff/${id}/reset-link`, owner).expect(201), ['a reset link for it']],
  [
    'removes the second step',
    ({ acting }) => shop.http().delete('/api/admin/me/totp').set(acting).expect(204),
    ['half a sign-in'],
  ],
])('what ends when an account %s (threats 114, 132, 133)', async (_, cause, ends) => {
  const account = await givenAccount();
  await cause(account);
  expect(await account.ended()).toEqual(ALL.filter((name) => ends.includes(name)));
});
