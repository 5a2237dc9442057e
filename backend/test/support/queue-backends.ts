import { startRedis, type TestRedis } from './redis.js';

export interface TestQueueBackend {
  /** Environment variables that choose it. */
  settings: Record<string, string>;
  redis?: TestRedis;
  stop(): Promise<void>;
}

type QueueHome = [name: string, open: () => Promise<TestQueueBackend>];

const BACKENDS: QueueHome[] = [
  ['Postgres', () => Promise.resolve({ settings: {}, stop: () => Promise.resolve() })],
  [
    'Redis',
    async () => {
      const redis = await startRedis();
      return { settings: { REDIS_URL: redis.url }, redis, stop: () => redis.stop() };
    },
  ],
];

/** False only where redis-server cannot be had: `npm test` says so and leaves the Redis half out. */
export const REDIS_AT_HAND = !(process.env['TESTS_WITHOUT'] ?? '').split(',').includes('redis-server');

/** The homes of the queues, for describe.each: what holds on one holds on the other. */
export const QUEUE_BACKENDS = BACKENDS.filter(([name]) => name !== 'Redis' || REDIS_AT_HAND);
