import { QUEUE_BACKENDS } from './queue-backends.js';
import { FILE_BACKENDS } from './s3.js';
import { openShop, type TestShop } from './shop.js';

export interface TestBackend {
  /** Environment variables that choose it. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

async function together(opens: readonly (() => Promise<TestBackend>)[]): Promise<TestBackend> {
  const homes = await Promise.all(opens.map((open) => open()));
  return {
    settings: Object.assign({}, ...homes.map((home) => home.settings)) as Record<string, string>,
    stop: async () => {
      for (const home of homes) await home.stop();
    },
  };
}

/** Each home of the queues and each home of the files once, for describe.each of what needs both. */
export const BACKENDS = QUEUE_BACKENDS.map(([queues, openQueues], index) => {
  const [files, openFiles] = FILE_BACKENDS[index] ?? QUEUE_BACKENDS[0] ?? [queues, openQueues];
  return [`queues in ${queues}, files in ${files}`, (): Promise<TestBackend> => together([openQueues, openFiles])] as const;
});

/** A shop at a home of its own, which goes with it. `settings` are further environment variables. */
export async function openShopOn(openHome: () => Promise<TestBackend>, settings: Record<string, string> = {}): Promise<TestShop> {
  const home = await openHome();
  const shop = await openShop({ ...home.settings, ...settings });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await home.stop();
    },
  };
}
