import { openTestShop } from './backend.ts';
import { writeLongWords } from './long-words.ts';

export interface Shop {
  origin: string;
  /** The addresses of all API processes. */
  origins: string[];
  databaseUrl: string;
  dataDir: string;
  /** The API processes, followed by the worker process if there is one. */
  children: { kill(signal: NodeJS.Signals): boolean }[];
  stop(): Promise<void>;
}

interface ShopOptions {
  kind?: 'demo' | 'empty';
  env?: Record<string, string>;
  /** `true` starts the built worker, a path starts that file instead. */
  worker?: boolean | string;
  /** The number of API processes; 1 by default. */
  apis?: number;
  /** Gets the address of the database before the processes start. */
  fill?: (databaseUrl: string) => Promise<unknown>;
}

/** The shop that RUNNING_SHOP describes, which has a worker; others start and stop it. */
function runningShop(description: string): Shop {
  const running = JSON.parse(description) as Pick<Shop, 'origin' | 'databaseUrl' | 'dataDir'>;
  return { ...running, origins: [running.origin], children: [], stop: () => Promise.resolve() };
}

export function openShop(options: ShopOptions = {}): Promise<Shop> {
  const running = process.env['RUNNING_SHOP'];
  const isDemoShop = Object.entries(options).every(([name, value]) => name === 'worker' && value === true);
  if (running && isDemoShop) return Promise.resolve(runningShop(running));
  const cluster = JSON.parse(process.env['SHOP_CLUSTER'] ?? '{}') as { postgresUrl: string; folder: string };
  return openTestShop({ ...cluster, ...options });
}

/** What most journeys need; the others open a shop of their own. */
const SHARED_SHOPS = {
  demo: {},
  empty: { kind: 'empty' },
  /** Sends emails, and renders images and PDFs. */
  'demo with worker': { worker: true },
  /** All that has a name has one as long as it may be. */
  'long words': { fill: writeLongWords },
} satisfies Record<string, ShopOptions>;

export type SharedShop = keyof typeof SHARED_SHOPS;

/** The shops that the journeys of a Playwright worker share. Each starts with the first journey that asks for it. */
export class SharedShops {
  private readonly opened = new Map<SharedShop, Promise<Shop>>();

  open(name: SharedShop): Promise<Shop> {
    const shop = this.opened.get(name) ?? openShop(SHARED_SHOPS[name]);
    this.opened.set(name, shop);
    return shop;
  }

  async stop(): Promise<void> {
    for (const shop of this.opened.values()) await (await shop).stop();
  }
}
