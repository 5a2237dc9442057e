import { givenUser } from '#test/support/builders/users.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { Clock } from '#platform/clock.js';
import { LoginAttempts } from './login-attempts.js';

const MINUTES = 60_000;
let shop: TestShop;
let clock: ReturnType<typeof freezeClock>;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on' });
  clock = freezeClock(shop.app.get(Clock));
});
afterAll(() => shop.close());

let lastNetwork = 0;
/** Guesses from as many networks. */
const guess = async (username: string, times: number, what: 'password' | 'code' = 'password'): Promise<void> => {
  for (let n = 0; n < times; n++) {
    await shop.app.get(LoginAttempts).begin(`2001:db8:${(++lastNetwork).toString(16)}::1`, username, what);
  }
};

describe('a rise of the wait after guesses (threat 130)', () => {
  const entries = (userId: string) =>
    shop.db.query<{ guessed: string; waitMinutes: number; name: string; by: string }[]>(
      `select admin_name as by, detail->>'name' as name, detail->>'guessed' as guessed, (detail->>'waitMinutes')::int as "waitMinutes"
        from audit_log where action = 'slowed' and entity = 'account' and entity_id = $1 order by created_at`,
      [userId],
    );
  const events = async (userId: string): Promise<number> => {
    const rows = await shop.db.query<{ count: number }[]>(
      `select count(*)::int as count from outbox o join audit_log a on a.id::text = o.payload->>'entryId'
        where o.topic = 'account.sign-ins-slowed' and a.entity_id = $1`,
      [userId],
    );
    return rows[0]?.count ?? 0;
  };

  it('is one entry of the activity log for each rise, and one event for each attack, also while the attack goes on', async () => {
    const { id, username } = await givenUser(shop);
    await guess(username.toUpperCase(), 99);
    expect(await entries(id)).toEqual([]);
    await guess(username, 1);
    for (let n = 0; n < 10; n++) {
      clock.advance(7.5 * MINUTES);
      await guess(username, 1);
    }
    expect(await entries(id)).toEqual(
      [1, 2, 4, 8, 15].map((waitMinutes) => ({ by: 'server', name: username, guessed: 'password', waitMinutes })),
    );
    expect(await events(id)).toBe(1);
    clock.advance(24 * 60 * MINUTES);
    await guess(username, 100);
    expect(await entries(id)).toHaveLength(6);
    expect(await events(id)).toBe(2);
  });

  it('tells apart that codes are guessed, which needs the password', async () => {
    const user = await givenUser(shop);
    await guess(user.username, 100);
    await guess(user.username, 10, 'code');
    expect((await entries(user.id)).map(({ guessed }) => guessed)).toEqual(['password', 'code']);
    expect(await events(user.id)).toBe(2);
  });

  it('is nothing for a name without an account', async () => {
    const count = async () => (await shop.db.query<unknown[]>(`select 1 from audit_log where action = 'slowed'`)).length;
    const before = await count();
    await guess('nobody-here', 100);
    expect(await count()).toBe(before);
  });
});
