import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SupervisedPostgres, supervisePostgres } from '@shop/embedded-postgres';
import type { DataSource } from 'typeorm';
import { type Config, loadConfig } from '#src/config.js';
import { createDataSource } from '#src/data-source.js';
import { migrate } from '#platform/database/migrate.js';
import { startS3, type TestFileBackend } from '../../support/backends/file-backends.js';
import { startRedis, type TestRedis } from '../../support/backends/redis.js';
import { givenUser, TEST_PASSWORD } from '../../support/builders/users.js';
import { startProcess, type TestProcess } from '../../support/children/child-process.js';
import { type FakeSmtp, startFakeSmtp } from '../../support/fakes/smtp-server.js';
import { startTcpProxy, type TcpProxy } from '../../support/fakes/tcp-proxy.js';

/** What the shop depends on. The proxies stand between it and its processes, so that they can fail. */
interface Services {
  postgres: SupervisedPostgres;
  /** Undefined when the queues are in Postgres. */
  redis: TestRedis | undefined;
  smtp: FakeSmtp;
  s3: TestFileBackend;
  proxies: Record<'postgres' | 'smtp' | 's3', TcpProxy>;
}

/** API and worker as processes of their own, on services that can fail one by one. */
export class FaultShop {
  private constructor(
    private readonly folder: string,
    readonly config: Config,
    /** Not through the proxy: sees the books while the shop does not. */
    readonly db: DataSource,
    readonly services: Services,
    private readonly processes: { api: TestProcess; worker: TestProcess },
  ) {}

  static async open({ withRedis }: { withRedis: boolean }): Promise<FaultShop> {
    const folder = await mkdtemp(join(tmpdir(), 'shop-faults-'));
    // As root the database runs under another account, which must be able to enter.
    await chmod(folder, 0o755);
    const postgres = await supervisePostgres({ dataDir: join(folder, 'postgres'), maxConnections: 100 }, () => undefined);
    const [redis, smtp, s3] = await Promise.all([withRedis ? startRedis() : undefined, startFakeSmtp(), startS3()]);
    const addresses = { postgres: postgres.url('postgres'), smtp: smtp.url, s3: s3.settings['S3_ENDPOINT'] ?? '' };
    const proxyOf = (address: string): Promise<TcpProxy> => startTcpProxy(Number(new URL(address).port));
    const proxies = {
      postgres: await proxyOf(addresses.postgres),
      smtp: await proxyOf(addresses.smtp),
      s3: await proxyOf(addresses.s3),
    };
    const config = loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      UNDO_SECONDS: '0',
      DEMO_SHOP: 'off',
      ...s3.settings,
      DATABASE_URL: through(addresses.postgres, proxies.postgres),
      SMTP_URL: through(addresses.smtp, proxies.smtp),
      S3_ENDPOINT: new URL(through(addresses.s3, proxies.s3)).origin,
      REDIS_URL: redis?.url,
    });
    const db = createDataSource(addresses.postgres, 4, 'shop-faults');
    // The database server is killed under it.
    await db.initialize();
    await migrate(db);
    const processes = { api: await startProcess('src/main.ts', config), worker: await startProcess('src/worker.ts', config) };
    return new FaultShop(folder, config, db, { postgres, redis, smtp, s3, proxies }, processes);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.processes.api.port}`;
  }

  /** Kills the API; resolves when it has been started again. On a busy machine a start may find no database in time: it is tried anew. */
  async killApi(): Promise<void> {
    this.processes.api.child.kill('SIGKILL');
    await this.processes.api.ended;
    let api: TestProcess;
    do api = await startProcess('src/main.ts', this.config);
    while (api.port === undefined);
    this.processes.api = api;
  }

  /** The header of an admin who is signed in at this API. */
  async signIn(origin: string): Promise<{ authorization: string }> {
    const { username } = await givenUser(this);
    const response = await fetch(`${origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: TEST_PASSWORD }),
    });
    return { authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
  }

  async close(): Promise<void> {
    const { postgres, redis, smtp, s3, proxies } = this.services;
    for (const { child } of Object.values(this.processes)) child.kill('SIGKILL');
    await Promise.all(Object.values(this.processes).map(({ ended }) => ended));
    await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
    await this.db.destroy();
    await Promise.all([redis?.stop(), smtp.close(), s3.stop(), postgres.stop()]);
    await rm(this.folder, { recursive: true, force: true });
  }
}

function through(address: string, { port }: TcpProxy): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
