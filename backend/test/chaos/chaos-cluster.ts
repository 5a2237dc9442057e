import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SupervisedPostgres, supervisePostgres } from '@shop/embedded-postgres';
import type { DataSource } from 'typeorm';
import { type Config, loadConfig } from '#src/config.js';
import { createDataSource } from '#src/data-source.js';
import { migrate } from '#platform/database/migrate.js';
import { startProcess, type TestProcess } from '../support/children/child-process.js';
import { stripeSettings } from '../support/fakes/stripe/fake-stripe.js';
import { TcpProxy } from './tcp-proxy.js';

type KillTarget = 'api' | 'worker' | 'postgres';

/** What a chaos run needs of a shop: this one, or `LocalChaos` of the local cluster. */
export interface ChaosShop {
  readonly config: Config;
  readonly db: DataSource;
  readonly origin: string;
  /** How often each process has been killed. */
  readonly kills: Record<string, number>;
  /** Calls a control of the fake Stripe, see its `controls.ts`. */
  provider(path: string, body?: object, method?: string): Promise<{ status: number; body: unknown }>;
  /** Kills a process of `kills`; something else starts it again. */
  kill(target: string): Promise<void>;
  /** The log lines of one request. */
  logOfRequest(requestId: string | undefined): string;
  /** The output of all processes. */
  log(): string;
  close(): Promise<void>;
}

const SCRIPTS = { api: 'src/main.ts', worker: 'src/worker.ts' } as const;
const RESTART_DELAY_MS = 200;

/** Calls a control of the fake Stripe, see its `controls.ts`. */
export async function callProvider(
  stripe: TestProcess,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${stripe.port}/fake/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** The lines of a log that contain `text`. */
export function linesWith(log: string, text: string | undefined): string {
  if (text === undefined) return '';
  return log
    .split('\n')
    .filter((line) => line.includes(text))
    .join('\n');
}

/** A shop of real processes and the fake Stripe. Processes that were killed are restarted. */
export class ChaosCluster implements ChaosShop {
  readonly kills: Record<KillTarget, number> = { api: 0, worker: 0, postgres: 0 };
  private readonly started: TestProcess[] = [];
  private readonly running: Partial<Record<KillTarget, TestProcess>> = {};
  private readonly supervisors: Promise<void>[] = [];
  private closing = false;

  private constructor(
    readonly config: Config,
    readonly db: DataSource,
    private readonly parts: { folder: string; postgres: SupervisedPostgres; proxy: TcpProxy; stripe: TestProcess },
  ) {}

  /** `more` are environment variables. */
  static async open(seed: number, more: Record<string, string> = {}): Promise<ChaosCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-chaos-'));
    // As root the server runs under another account, which must be able to enter.
    await chmod(folder, 0o755);
    const postgres = await supervisePostgres({ dataDir: join(folder, 'postgres'), maxConnections: 200 }, () => undefined);
    const settings = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: postgres.url('postgres'), PORT: '0' };
    const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_SHOP: 'off', UNDO_SECONDS: '0' };
    const common = { ...settings, ...quiet, HOST: '127.0.0.1', ...more };
    const stripe = await startProcess('test/support/fakes/stripe/main.ts', loadConfig(common), { SEED: String(seed), PORT: '0' });
    const config = loadConfig({ ...common, ...stripeSettings(`http://127.0.0.1:${stripe.port}`) });
    const db = createDataSource(config.DATABASE_URL ?? '', 4, 'shop-chaos');
    await db.initialize();
    await migrate(db);
    const shop = new ChaosCluster(config, db, { folder, postgres, proxy: await TcpProxy.open(), stripe });
    await Promise.all([shop.supervise('api'), shop.supervise('worker')]);
    return shop;
  }

  get origin(): string {
    return this.parts.proxy.origin;
  }

  provider(path: string, body?: object, method?: string): Promise<{ status: number; body: unknown }> {
    return callProvider(this.parts.stripe, path, body, method);
  }

  /** Kills the process, after its restart when it is down. Resolves when it is killed or the cluster closes. */
  async kill(target: string): Promise<void> {
    return this.killProcess(target as KillTarget);
  }

  private async killProcess(target: KillTarget): Promise<void> {
    while (!this.closing && !this.tryKill(target)) await pause(RESTART_DELAY_MS);
    if (!this.closing) this.kills[target] += 1;
  }

  /** Returns false when the process is down. */
  private tryKill(target: KillTarget): boolean {
    const running = target === 'postgres' ? undefined : this.running[target]?.child;
    if (target !== 'postgres') return running?.killed === false && running.kill('SIGKILL');
    try {
      return process.kill(this.parts.postgres.pid(), 'SIGKILL');
    } catch {
      return false;
    }
  }

  logOfRequest(requestId: string | undefined): string {
    return linesWith(this.log(), requestId);
  }

  log(): string {
    return [...this.started, this.parts.stripe].map((process) => process.output()).join('\n');
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const { child } of [...Object.values(this.running), this.parts.stripe]) child.kill('SIGTERM');
    await Promise.all([...this.supervisors, this.parts.stripe.ended]);
    await this.parts.proxy.close();
    await this.db.destroy();
    await this.parts.postgres.stop();
    await rm(this.parts.folder, { recursive: true, force: true });
  }

  /** Starts the process and restarts it whenever it ends. Resolves after the first start. */
  private async supervise(name: 'api' | 'worker'): Promise<void> {
    const first = await this.start(name);
    this.supervisors.push(this.restart(name, first));
  }

  private async restart(name: 'api' | 'worker', first: TestProcess): Promise<void> {
    for (let current = first; ; current = await this.start(name)) {
      await current.ended;
      if (name === 'api') this.parts.proxy.targetPort = undefined;
      if (this.closing) return;
      await pause(RESTART_DELAY_MS);
    }
  }

  private async start(name: 'api' | 'worker'): Promise<TestProcess> {
    const started = await startProcess(SCRIPTS[name], this.config);
    this.running[name] = started;
    this.started.push(started);
    if (name === 'api') this.parts.proxy.targetPort = started.port;
    if (this.closing) started.child.kill('SIGTERM');
    return started;
  }
}
