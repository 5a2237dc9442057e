import type { DataSource } from 'typeorm';
import { type Config, loadConfig } from '#src/config.js';
import { createDataSource } from '#src/data-source.js';
import { type ChaosShop, callProvider, linesWith } from '../chaos/chaos-cluster.js';
import { startProcess, type TestProcess } from '../support/children/child-process.js';
import { stripeSettings } from '../support/fakes/stripe/fake-stripe.js';
import type { LocalCluster } from './local-cluster.js';
import type { Settings } from './shop-processes.js';

/** Everything but the proxy, which is one process on this machine, and which a provider would run twice. */
const KILLED = ['postgres', 'replica', 'pgbouncer', 'redis', 'object store', 'api 1', 'api 2', 'worker 1', 'worker 2'];

/** The fake Stripe, and the settings of a shop that uses it. */
export async function startStripe(seed: number): Promise<{ stripe: TestProcess; settings: Settings }> {
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://unused' });
  const stripe = await startProcess('test/support/fakes/stripe/main.ts', config, { SEED: String(seed), PORT: '0' });
  return { stripe, settings: stripeSettings(`http://127.0.0.1:${stripe.port}`) };
}

/** The local cluster as the shop of a chaos run. */
export class LocalChaos implements ChaosShop {
  readonly kills = Object.fromEntries(KILLED.map((name) => [name, 0]));

  private constructor(
    private readonly cluster: LocalCluster,
    private readonly stripe: TestProcess,
    readonly config: Config,
    readonly db: DataSource,
  ) {}

  static async open(cluster: LocalCluster, stripe: TestProcess): Promise<LocalChaos> {
    const db = createDataSource(cluster.primary.url, 4, 'shop-chaos');
    await db.initialize();
    return new LocalChaos(cluster, stripe, loadConfig(cluster.settings), db);
  }

  get origin(): string {
    return this.cluster.origin;
  }

  provider(path: string, body?: object, method?: string): Promise<{ status: number; body: unknown }> {
    return callProvider(this.stripe, path, body, method);
  }

  async kill(target: string): Promise<void> {
    const server = this.cluster.server(target);
    // It may be down already, because it was killed a moment ago.
    while (!(await server.kill())) await server.waitUntilReady();
    this.kills[target] = (this.kills[target] ?? 0) + 1;
  }

  logOfRequest(requestId: string | undefined): string {
    return linesWith(this.log(), requestId);
  }

  log(): string {
    return this.cluster.servers.map((server) => server.output()).join('\n');
  }

  async close(): Promise<void> {
    await this.db.destroy();
    this.stripe.child.kill('SIGTERM');
    await this.stripe.ended;
  }
}
