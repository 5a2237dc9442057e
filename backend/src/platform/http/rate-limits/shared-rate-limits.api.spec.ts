import { atOnce } from '#test/support/at-once.js';
import { type TestRedis, startRedis } from '#test/support/backends/redis.js';
import { startProcess, type TestProcess } from '#test/support/children/child-process.js';
import { eventually } from '#test/support/eventually.js';
import { startTcpProxy, type TcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { openShop, type TestShop } from '#test/support/shop.js';

/** Of POST /api/contact, in five minutes. */
const LIMIT = 5;

let redis: TestRedis;
let proxy: TcpProxy;
let shop: TestShop;
const processes: TestProcess[] = [];
beforeAll(async () => {
  redis = await startRedis();
  proxy = await startTcpProxy(Number(new URL(redis.url).port));
  shop = await openShop({ REDIS_URL: `redis://127.0.0.1:${proxy.port}`, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  for (let n = 0; n < 2; n += 1) processes.push(await startProcess('src/main.ts', shop.config, { DEMO_SHOP: 'off' }));
});
afterAll(async () => {
  proxy.thaw();
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await shop.close();
  await proxy.close();
  await redis.stop();
});

const MESSAGE = {
  name: 'A Shopper',
  email: 'shopper@example.org',
  subject: 'general',
  message: 'A message that is long enough.',
};

/** Sends a message from the address to one of the two processes; returns the status. */
async function send(address: string, number: number): Promise<number> {
  const { port } = processes[number % 2] ?? { port: 0 };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };

  const request = { method: 'POST', headers, body: JSON.stringify(MESSAGE) };
  return (await fetch(`http://127.0.0.1:${port}/api/contact`, request)).status;
}

const rejected = (statuses: number[]): number => statuses.filter((status) => status === 429).length;

describe('limits per address with two API processes (threat 74)', () => {
  it('count together, also at the same moment', async () => {
    // On a busy machine Redis may answer later than a request waits for it, and the processes then count alone for a moment.
    let host = 0;
    const rejectedOfOne = async (): Promise<number> => {
      const address = `198.51.101.${(host += 1)}`;
      return rejected(await atOnce(12, 12, (n) => send(address, n)));
    };
    expect(await eventually(rejectedOfOne, (count) => count === 12 - LIMIT)).toBe(12 - LIMIT);
    expect(await send('198.51.100.2', 0)).not.toBe(429);
  });

  it('count per process while Redis is silent, without delay for most requests, and together again afterwards', async () => {
    proxy.freeze();
    const statuses: number[] = [];
    for (let n = 0; n < 2 * LIMIT + 4; n += 1) statuses.push(await send('198.51.100.3', n));
    expect(rejected(statuses)).toBe(4);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    proxy.thaw();
    const together = async (round: number): Promise<number> => {
      const all: number[] = [];
      for (let n = 0; n < 2 * LIMIT; n += 1) all.push(await send(`198.51.100.${round}`, n));
      return rejected(all);
    };
    let round = 10;
    expect(
      await eventually(
        () => together((round += 1)),
        (count) => count === LIMIT,
      ),
    ).toBe(LIMIT);
  });
});
