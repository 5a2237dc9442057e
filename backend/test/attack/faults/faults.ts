import type { FaultShop } from './fault-shop.js';

export interface Fault {
  /** Begins the fault; the result ends it. */
  begin(shop: FaultShop): Promise<() => Promise<void>>;
  /** Which requests of shoppers fail with 503 while it lasts. "some" may also be none: they are only late. */
  failing: 'none' | 'some' | 'all';
  /** The process that serves shoppers dies: connections break. */
  breaksConnections?: true;
}

type ProxyName = keyof FaultShop['services']['proxies'];
const LATE_MS = 400;

function proxyFault(name: ProxyName, failing: Fault['failing'], how: 'freeze' | 'cut' | 'slow'): Fault {
  return {
    failing,
    begin: ({ services: { proxies } }) => {
      if (how === 'slow') proxies[name].slow(LATE_MS);
      else proxies[name][how]();
      return Promise.resolve(() => Promise.resolve(proxies[name].thaw()));
    },
  };
}

/** As a migration or a stuck session does. */
const LOCKED_TABLES: Fault = {
  failing: 'all',
  begin: async ({ db }) => {
    const holder = db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table orders, cart_items in access exclusive mode');
    return async () => {
      await holder.rollbackTransaction();
      await holder.release();
    };
  },
};

const DATABASE_KILLED: Fault = {
  failing: 'some',
  begin: ({ services: { postgres } }) => {
    process.kill(postgres.pid(), 'SIGKILL');
    return Promise.resolve(() => Promise.resolve());
  },
};

const API_KILLED: Fault = {
  failing: 'some',
  breaksConnections: true,
  begin: async (shop) => {
    await shop.killApi();
    return () => Promise.resolve();
  },
};

/** It comes back empty. */
const REDIS_GONE: Fault = {
  failing: 'none',
  begin: async ({ services: { redis } }) => {
    if (!redis) throw new Error('The shop has its queues in Postgres');
    await redis.kill();
    return () => redis.start();
  },
};

export const FAULTS = {
  'API killed': API_KILLED,
  'database killed': DATABASE_KILLED,
  'database unreachable': proxyFault('postgres', 'all', 'cut'),
  'database silent': proxyFault('postgres', 'all', 'freeze'),
  'database slow': proxyFault('postgres', 'some', 'slow'),
  'tables locked': LOCKED_TABLES,
  'Redis gone, with its data': REDIS_GONE,
  'mail server gone': proxyFault('smtp', 'none', 'cut'),
  'mail server silent': proxyFault('smtp', 'none', 'freeze'),
  'object store gone': proxyFault('s3', 'none', 'cut'),
  'object store silent': proxyFault('s3', 'none', 'freeze'),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
