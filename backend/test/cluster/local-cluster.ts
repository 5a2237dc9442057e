import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { startNginx, type Proxy } from './nginx.js';
import { startObjectStore, type ObjectStore } from './object-store.js';
import { startPgbouncer } from './pgbouncer.js';
import { startPrimary, startReplica, type Postgres } from './postgres.js';
import { findPrograms, poolsPreparedStatements } from './programs.js';
import { startRedisServer } from './redis.js';
import type { ServerProcess } from './server-process.js';
import { runProgram, startApi, startWorker, type Settings, type ShopProcess } from './shop-processes.js';

export const ADMIN = { username: 'test-admin', password: 'a-long-test-password' };

interface ClusterOptions {
  preparedStatements: boolean;
  /** Further settings of the shop. */
  settings?: Settings;
  print: (line: string) => void;
}

/** Two API processes and two workers behind nginx, on Postgres with a replica, PgBouncer, Redis and an object store. */
export class LocalCluster {
  private readonly started: ServerProcess[] = [];
  apis: ShopProcess[] = [];
  workers: ShopProcess[] = [];
  primary: Postgres;
  replica: Postgres;
  store: ObjectStore;
  proxy: Proxy;
  settings: Settings;

  private constructor(readonly folder: string) {}

  /** Stops what it has started when a part does not start. */
  static async open(options: ClusterOptions): Promise<LocalCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-cluster-'));
    // As root, the servers run under other accounts, which must be able to enter.
    await chmod(folder, 0o755);
    const cluster = new LocalCluster(folder);
    try {
      await cluster.start(options);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** All processes, in the order of their start. */
  get servers(): readonly ServerProcess[] {
    return this.started;
  }

  /** The public address, nginx. */
  get origin(): string {
    return this.proxy.origin;
  }

  server(name: string): ServerProcess {
    const found = this.started.find((server) => server.name === name);
    if (!found) throw new Error(`The cluster has no "${name}"`);
    return found;
  }

  /** In the opposite order of the start, so that no process loses what it needs for its shutdown. */
  async stop(): Promise<void> {
    for (const server of this.started.toReversed()) await server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private add<T extends { server: ServerProcess }>(part: T): T {
    this.started.push(part.server);
    return part;
  }

  private async start({ preparedStatements, settings = {}, print }: ClusterOptions): Promise<void> {
    const programs = await findPrograms();
    this.primary = this.add(await startPrimary(programs.postgres, this.folder));
    this.replica = this.add(await startReplica(programs.postgres, this.folder, this.primary));
    const byTransaction = !preparedStatements || (await poolsPreparedStatements(programs.pgbouncer));
    const poolMode = byTransaction ? 'transaction' : 'session';
    const pooler = this.add(await startPgbouncer(programs.pgbouncer, this.folder, this.primary, poolMode));
    print(`PgBouncer pools by ${poolMode}, prepared statements are ${preparedStatements ? 'on' : 'off'}`);
    const redis = this.add(await startRedisServer(programs.redis, this.folder));
    this.store = this.add(await startObjectStore(this.folder));
    const ports = [await freePort(), await freePort()];
    this.proxy = this.add(await startNginx(programs.nginx, this.folder, ports));
    const data = join(this.folder, 'data');
    await mkdir(data);
    this.settings = {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: this.proxy.origin,
      TRUSTED_PROXIES: '1',
      SHUTDOWN_DELAY_SECONDS: '5',
      DATA_DIR: data,
      KEPT_ASSETS_DIR: join(data, 'assets'),
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: this.primary.url,
      DATABASE_REPLICA_URL: this.replica.url,
      DATABASE_POOL: '8',
      PREPARED_STATEMENTS: preparedStatements ? 'on' : 'off',
      REDIS_URL: redis.url,
      APP_SECRET: randomBytes(32).toString('hex'),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      UNDO_SECONDS: '0',
      ...this.store.settings,
      ...settings,
    };
    await this.startShop(ports);
  }

  private async startShop(ports: readonly number[]): Promise<void> {
    await runProgram(this.settings['DEMO_SHOP'] === 'off' ? 'migrate' : 'seed', this.settings);
    for (const [index, port] of ports.entries()) this.apis.push(this.add(await startApi(index + 1, port, this.settings)));
    for (const number of [1, 2]) this.workers.push(this.add(await startWorker(number, this.settings)));
  }
}
