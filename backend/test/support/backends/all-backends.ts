import { QUEUE_BACKENDS } from './queue-backends.js';
import { FILE_BACKENDS } from './file-backends.js';
import { openShop, type TestShop } from '../shop.js';
import { byTier } from '../tier.js';

interface TestBackend {
  /** Environment variables that select it. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

async function combine(factories: readonly (() => Promise<TestBackend>)[]): Promise<TestBackend> {
  const backends = await Promise.all(factories.map((open) => open()));
  return {
    settings: Object.assign({}, ...backends.map(({ settings }) => settings)) as Record<string, string>,
    stop: async () => {
      for (const backend of backends) await backend.stop();
    },
  };
}

/** Each queue backend with one of the file backends, for describe.each in specs that need both. */
export const BACKENDS = QUEUE_BACKENDS.map(([queues, openQueues], index) => {
  const [files, openFiles] = FILE_BACKENDS[index] ?? QUEUE_BACKENDS[0] ?? [queues, openQueues];
  return [`queues in ${queues}, files in ${files}`, (): Promise<TestBackend> => combine([openQueues, openFiles])] as const;
});

/** By day one of them, for rules that reach queues and files through `Jobs` and `MediaStore` only. */
export const BACKENDS_OF_TIER = byTier(BACKENDS.slice(0, 1), BACKENDS);

/** A shop on a new backend, which is stopped with the shop. `settings` are further environment variables. */
export async function openShopOn(
  openBackend: () => Promise<TestBackend>,
  settings: Record<string, string> = {},
): Promise<TestShop> {
  const backend = await openBackend();
  const shop = await openShop({ ...backend.settings, ...settings });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await backend.stop();
    },
  };
}
