import { startRedis, type TestRedis } from './redis.js';

export interface TestQueueBackend {
  /** Environment variables that select it. */
  settings: Record<string, string>;
  redis?: TestRedis;
  stop(): Promise<void>;
}

type NamedQueueBackend = [name: string, open: () => Promise<TestQueueBackend>];

const ALL_BACKENDS: NamedQueueBackend[] = [
  ['Postgres', () => Promise.resolve({ settings: {}, stop: () => Promise.resolve() })],
  [
    'Redis',
    async () => {
      const redis = await startRedis();
      return { settings: { REDIS_URL: redis.url }, redis, stop: () => redis.stop() };
    },
  ],
];

/** False when redis-server cannot be installed: `npm test` reports it and skips the specs with Redis. */
const REDIS_AVAILABLE = !(process.env['TESTS_WITHOUT'] ?? '').split(',').includes('redis-server');

/** The queue backends, for describe.each: both must behave the same. */
export const QUEUE_BACKENDS = ALL_BACKENDS.filter(([name]) => name !== 'Redis' || REDIS_AVAILABLE);
