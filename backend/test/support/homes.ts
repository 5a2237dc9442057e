import { QUEUE_HOMES } from './queue-backends.js';
import { FILE_HOMES } from './s3.js';
import { openShop, type TestShop } from './shop.js';

export interface TestHome {
  /** Environment variables that choose it. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

async function together(opens: readonly (() => Promise<TestHome>)[]): Promise<TestHome> {
  const homes = await Promise.all(opens.map((open) => open()));
  return {
    settings: Object.assign({}, ...homes.map((home) => home.settings)) as Record<string, string>,
    stop: async () => {
      for (const home of homes) await home.stop();
    },
  };
}

/** Each home of the queues and each home of the files once, for describe.each of what needs both. */
export const HOMES = QUEUE_HOMES.map(([queues, openQueues], index) => {
  const [files, openFiles] = FILE_HOMES[index] ?? QUEUE_HOMES[0] ?? [queues, openQueues];
  return [`queues in ${queues}, files in ${files}`, (): Promise<TestHome> => together([openQueues, openFiles])] as const;
});

/** A shop at a home of its own, which goes with it. `settings` are further environment variables. */
export async function openShopAt(openHome: () => Promise<TestHome>, settings: Record<string, string> = {}): Promise<TestShop> {
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
