import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SupervisedPostgres, supervisePostgres } from '@shop/embedded-postgres';
import type { DataSource } from 'typeorm';
import { type Config, loadConfig } from '#src/config.js';
import { createDataSource } from '#src/data-source.js';
import { migrate } from '#platform/database/migrate.js';
import { startProcess, type TestProcess } from '../support/child-process.js';
import { stripeSettings } from '../support/fakes/stripe/fake-stripe.js';
import { TcpProxy } from './tcp-proxy.js';

export type Part = 'api' | 'worker' | 'postgres';
export const PARTS: readonly Part[] = ['api', 'worker', 'postgres'];

const SCRIPTS = { api: 'src/main.ts', worker: 'src/worker.ts' } as const;
const BREATH_MS = 200;

/** A whole shop of real processes, with the provider's double beside it. Whatever is killed is started again at once. */
export class ChaosCluster {
  readonly kills: Record<Part, number> = { api: 0, worker: 0, postgres: 0 };
  private readonly started: TestProcess[] = [];
  private readonly running: Partial<Record<Part, TestProcess>> = {};
  private readonly keepers: Promise<void>[] = [];
  private closing = false;

  private constructor(
    readonly config: Config,
    readonly db: DataSource,
    private readonly parts: { folder: string; postgres: SupervisedPostgres; door: TcpProxy; double: TestProcess },
  ) {}

  static async open(seed: number): Promise<ChaosCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-chaos-'));
    // As root the server runs under another account, which must be able to enter.
    await chmod(folder, 0o755);
    const postgres = await supervisePostgres({ dataDir: join(folder, 'postgres'), maxConnections: 200 }, () => undefined);
    const settings = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: postgres.url('postgres'), PORT: '0' };
    const common = { ...settings, HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_SHOP: 'off' };
    const double = await startProcess('test/support/fakes/stripe/main.ts', loadConfig(common), { SEED: String(seed), PORT: '0' });
    const config = loadConfig({ ...common, ...stripeSettings(`http://127.0.0.1:${double.port}`) });
    const db = createDataSource(config.DATABASE_URL ?? '', 4, 'shop-chaos');
    await db.initialize();
    await migrate(db);
    const shop = new ChaosCluster(config, db, { folder, postgres, door: await TcpProxy.open(), double });
    await Promise.all([shop.keep('api'), shop.keep('worker')]);
    return shop;
  }

  get origin(): string {
    return this.parts.door.origin;
  }

  /** What only the provider can do: see `controls.ts` of the double. */
  async provider(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`http://127.0.0.1:${this.parts.double.port}/double/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Resolves once the part was killed, or the shop closes: what is dead already is killed as soon as it is back. */
  async kill(part: Part): Promise<void> {
    while (!this.closing && !this.strike(part)) await pause(BREATH_MS);
    if (!this.closing) this.kills[part] += 1;
  }

  /** False when there was nothing to kill. */
  private strike(part: Part): boolean {
    const running = part === 'postgres' ? undefined : this.running[part]?.child;
    if (part !== 'postgres') return running?.killed === false && running.kill('SIGKILL');
    try {
      return process.kill(this.parts.postgres.pid(), 'SIGKILL');
    } catch {
      return false;
    }
  }

  /** What the shop's processes have written about one request. */
  saidOf(requestId: string | undefined): string {
    const lines = requestId === undefined ? [] : this.log().split('\n');
    return lines.filter((line) => line.includes(String(requestId))).join('\n');
  }

  /** All that the shop's processes have said, killed ones included. */
  log(): string {
    return [...this.started, this.parts.double].map((one) => one.output()).join('\n');
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const { child } of [...Object.values(this.running), this.parts.double]) child.kill('SIGTERM');
    await Promise.all([...this.keepers, this.parts.double.ended]);
    await this.parts.door.close();
    await this.db.destroy();
    await this.parts.postgres.stop();
    await rm(this.parts.folder, { recursive: true, force: true });
  }

  /** Resolves when the part is there for the first time. */
  private async keep(part: 'api' | 'worker'): Promise<void> {
    const first = await this.start(part);
    this.keepers.push(this.revive(part, first));
  }

  private async revive(part: 'api' | 'worker', first: TestProcess): Promise<void> {
    for (let current = first; ; current = await this.start(part)) {
      await current.ended;
      if (part === 'api') this.parts.door.behind = undefined;
      if (this.closing) return;
      await pause(BREATH_MS);
    }
  }

  private async start(part: 'api' | 'worker'): Promise<TestProcess> {
    const started = await startProcess(SCRIPTS[part], this.config);
    this.running[part] = started;
    this.started.push(started);
    if (part === 'api') this.parts.door.behind = started.port;
    if (this.closing) started.child.kill('SIGTERM');
    return started;
  }
}
