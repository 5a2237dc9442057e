import { AppError } from '#platform/app-error.js';
import { postgresCode } from '#platform/database/transactions.js';
import { atOnce } from '#test/support/at-once.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { LoginAttempts } from './login-attempts.js';

const CONCURRENCY = 12;
/** After 3 seconds, which 12 attempts of one name can take on a busy machine. */
const LOCK_NOT_AVAILABLE = '55P03';
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on' });
  other = await openShop({ RATE_LIMITS: 'on', DATABASE_URL: shop.config.DATABASE_URL ?? '' });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** Whether an attempt is counted; one that waited too long for the lock of its name was not, and is made again. */
async function isCounted(from: TestShop, address: string, username: string): Promise<boolean> {
  try {
    await from.app.get(LoginAttempts).begin(address, username, 'password');
    return true;
  } catch (error) {
    if (postgresCode(error) === LOCK_NOT_AVAILABLE) return isCounted(from, address, username);
    if (error instanceof AppError && error.status === 429) return false;
    throw error;
  }
}

/** How many of these attempts were counted, when as many are made at once, through two processes. */
async function accepted(attempts: readonly [address: string, username: string][]): Promise<number> {
  const outcomes = await atOnce(CONCURRENCY, attempts.length, (n) => {
    const [address, username] = attempts[n] ?? ['', ''];
    return isCounted(n % 2 === 0 ? shop : other, address, username);
  });
  return outcomes.filter(Boolean).length;
}

it('attempts at the same time gain nothing: 50 of one address with many names (threat 38)', async () => {
  expect(await accepted(Array.from({ length: 80 }, (_, n) => ['203.0.113.20', `name-${n}`]))).toBe(50);
});

it('attempts at the same time gain nothing: 100 of one name from many addresses (threat 130)', async () => {
  expect(await accepted(Array.from({ length: 140 }, (_, n) => [`198.18.${n}.1`, 'ruth']))).toBe(100);
});

it('attempts at the same time gain nothing: of 12 that are the 100th of a name, one is counted (threat 130)', async () => {
  for (const name of ['ada', 'grace', 'joan']) {
    const from = (n: number): [string, string] => [`198.18.${n}.2`, name];
    expect(await accepted(Array.from({ length: 99 }, (_, n) => from(n)))).toBe(99);
    expect(await accepted(Array.from({ length: CONCURRENCY }, (_, n) => from(100 + n)))).toBe(1);
  }
});
