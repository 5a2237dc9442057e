import { Secret, TOTP } from 'otpauth';
import { Clock } from '#platform/clock.js';
import { AdminTokens, type User } from '#modules/auth/index.js';
import type { freezeClock } from './fakes/freeze-clock.js';
import { givenUser, TEST_PASSWORD } from './builders/users.js';
import type { TestShop } from './shop.js';

export const PERIOD_MS = 30_000;

interface TotpAdmin {
  user: User;
  secret: string;
  recoveryCodes: string[];
  headers: { authorization: string };
}

/** Signs in with a second step, each time from another address. */
export class SecondStepClient {
  private lastAddress = 0;

  constructor(
    private readonly shop: TestShop,
    private readonly clock: ReturnType<typeof freezeClock>,
  ) {}

  newAddress = (): string => `198.51.100.${(++this.lastAddress % 250) + 1}`;

  codeAt = (secret: string, offsetMs = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: this.shop.app.get(Clock).now().getTime() + offsetMs,
    });

  /** An admin with an authenticator app. The code of the current period is used by the set-up. */
  givenTotpAdmin = async (): Promise<TotpAdmin> => {
    const user = await givenUser(this.shop);
    const headers = { authorization: `Bearer ${await this.shop.app.get(AdminTokens).issue(user)}` };
    const post = (path: string, body: object = {}) =>
      this.shop.http().post(`/api/admin/me/${path}`).set(headers).set('x-forwarded-for', this.newAddress()).send(body);
    await post('confirm', { password: TEST_PASSWORD }).expect(200);
    const { secret } = (await post('totp').expect(201)).body as TotpAdmin;
    const { recoveryCodes } = (await post('totp/confirm', { code: this.codeAt(secret) }).expect(200)).body as TotpAdmin;
    this.clock.advance(2 * PERIOD_MS);
    return { user, secret, recoveryCodes, headers };
  };

  login = (username: string, address = this.newAddress(), password = TEST_PASSWORD) =>
    this.shop.http().post('/api/admin/login').set('x-forwarded-for', address).send({ username, password });

  challengeOf = async (username: string, address = this.newAddress()): Promise<string> =>
    ((await this.login(username, address).expect(401)).body as { challenge: string }).challenge;

  second = (body: object, address = this.newAddress()) =>
    this.shop.http().post('/api/admin/login/second').set('x-forwarded-for', address).send(body);
}
