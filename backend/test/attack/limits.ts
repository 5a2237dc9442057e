import { createHash } from 'node:crypto';
import { givenPasskey } from '../support/fakes/passkey-device.js';
import { givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { exchange } from './exchange.js';
import { expectEqual, type Race, type RaceTarget, repeated } from './race.js';

/** What a client behind a proxy that is trusted too much can claim to be. */
const FORGED_ADDRESSES = ['0.0.0.0', '::', '::ffff:10.0.0.7', '127.0.0.1', '::1', 'localhost', 'unknown', '__proto__', '%00'];
const MESSAGE = { name: 'Ada Moore', email: 'ada@example.com', subject: 'artist', message: 'I draw, and would like to work.' };
const MAX_WAIT_SECONDS = 15 * 60;

function send({ origin }: RaceTarget, path: string, body: object, address: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return exchange(origin, { method: 'POST', path: `/api/${path}`, headers, body: JSON.stringify(body) });
}

/** Seven messages from each address that somebody claims: five are taken. */
const forgedAddresses: Race = async (target) => {
  const problems: string[] = [];
  for (const address of FORGED_ADDRESSES) {
    const answers: number[] = [];
    for (let n = 0; n < 7; n += 1) answers.push((await send(target, 'contact', MESSAGE, address)).status);
    const taken = repeated([
      [201, 5],
      [429, 2],
    ]);
    problems.push(...expectEqual(`7 messages from ${address}`, answers.join(' '), taken));
  }
  return problems;
};

/** In a shop that offers alerts: five requests in ten minutes, whatever becomes of them. */
const alertsOfOneAddress: Race = async (target) => {
  const body = { productId: '00000000-0000-4000-8000-000000000000', email: 'ada@example.com' };
  const answers: number[] = [];
  for (let n = 0; n < 7; n += 1) answers.push((await send(target, 'alerts', body, '198.51.100.77')).status);
  const taken = repeated([
    [404, 5],
    [429, 2],
  ]);
  return expectEqual('7 alerts from one address', answers.join(' '), taken);
};

/** Strangers guess a password from a hundred networks; then its owner signs in at an address that is new. */
const ownerBehindGuesses: Race = async (target) => {
  const [plain, guarded] = [await givenUser(target), await givenUser(target)];
  await givenPasskey(target, guarded.id);
  const signIn = ({ username }: { username: string }, password = TEST_PASSWORD) =>
    send(target, 'admin/login', { username, password }, '2001:db8:77::1');
  for (const { username } of [plain, guarded]) {
    const usernameHash = createHash('sha256').update(username).digest('base64url');
    await target.db.query(
      `insert into login_attempts (address, username_hash, tried_at) select 'network ' || n, $1, now() from generate_series(1, 100) n`,
      [usernameHash],
    );
  }
  const [waits, goesOn, wrong] = [await signIn(plain), await signIn(guarded), await signIn(guarded, 'wrong')];
  const seconds = Number(waits.headers['retry-after']);
  return [
    ...expectEqual('an owner with a password alone', waits.status, 429),
    ...expectEqual(`a wait of 1 to ${MAX_WAIT_SECONDS} seconds`, seconds >= 1 && seconds <= MAX_WAIT_SECONDS, true),
    ...expectEqual('an owner with a passkey', `${goesOn.status} ${goesOn.text.includes('"SECOND_FACTOR"')}`, '401 true'),
    ...expectEqual('a wrong password for the passkey', wrong.status, 429),
  ];
};

/** Attacks on what is counted by address: of a shop with limits, behind one trusted proxy. Returns what came out wrong. */
export async function attackLimits(target: RaceTarget): Promise<string[]> {
  return [...(await forgedAddresses(target)), ...(await ownerBehindGuesses(target)), ...(await alertsOfOneAddress(target))];
}
