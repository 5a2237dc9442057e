import { startRedis, type TestRedis } from './redis.js';

export interface TestQueueBackend {
  /** Environment variables that choose it. */
  settings: Record<string, string>;
  redis?: TestRedis;
  stop(): Promise<void>;
}

/** The two homes of the queues, for describe.each: what holds on one holds on the other. */
export const QUEUE_HOMES: [name: string, open: () => Promise<TestQueueBackend>][] = [
  ['Postgres', () => Promise.resolve({ settings: {}, stop: () => Promise.resolve() })],
  [
    'Redis',
    async () => {
      const redis = await startRedis();
      return { settings: { REDIS_URL: redis.url }, redis, stop: () => redis.stop() };
    },
  ],
];
