// Shops for browser journeys and benchmarks: the built processes on a temporary cluster, with free ports.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const dist = (name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
const TEMPLATES = { demo: 'shop_demo', empty: 'shop_empty' };
export const ADMIN = { username: 'test-admin', password: 'a-long-test-password' };

async function execute(url, statement) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts a cluster with migrated template databases: one with the demo shop, one empty. `databases` is the folder in which
 * the cluster gets its own.
 */
/** @param {{ kinds?: ("demo" | "empty")[], databases?: string }} [options] */
export async function startShopCluster({ kinds = ['demo', 'empty'], databases = tmpdir() } = {}) {
  const { startPostgres } = await import('@shop/embedded-postgres');
  const { prepareShop } = await import(dist('launcher/prepare-shop.js'));
  const { loadConfig } = await import(dist('config.js'));
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const clusterFolder = await mkdtemp(join(databases, 'shop-e2e-'));
  // Started by root, the server runs as another user, which must be able to read the folder.
  await chmod(clusterFolder, 0o755);
  const postgres = await startPostgres({ dataDir: join(clusterFolder, 'postgres'), durable: false, maxConnections: 300 });
  for (const kind of kinds) {
    const name = TEMPLATES[kind];
    await execute(postgres.url(), `create database ${name}`);
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url(name),
      DATA_DIR: join(folder, 'files'),
      DEMO_SHOP: kind === 'demo' ? 'on' : 'off',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    };
    await prepareShop(loadConfig(settings));
    // Keeps the demo images unrendered: otherwise a worker would render all of them in the copy of every test. A worker
    // whose queues are new relays the events of the last two days again, see `RecurringJobs`.
    const done = "update outbox set done_at = now() - interval '3 days' where topic = 'file.stored'";
    await execute(postgres.url(name), done);
  }
  return {
    folder,
    postgresUrl: postgres.url(),
    async stop() {
      await postgres.stop();
      for (const path of [folder, clusterFolder]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** Starts a built process, or a file of a test that wraps it; its log goes to `output`. Resolves when it reports its port. */
function startProcess(file, env, output) {
  return new Promise((resolve, reject) => {
    const child = fork(file, { env, stdio: ['ignore', output, 'inherit', 'ipc'] });
    child.once('message', (message) => resolve({ child, port: message.port }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

function stopProcess(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/**
 * Starts a shop on a copy of a template. `kind` is "demo" or "empty", `env` are settings, `worker` starts the worker process
 * too: the built one, or the named file. `apis` is the number of API processes. `fill` gets the address of the database before
 * the processes start. The log is added to the file `log`, without one to the output of this process.
 */
/** @param {{ postgresUrl: string, folder: string, log?: string, kind?: "demo" | "empty", env?: Record<string, string>, worker?: boolean | string, apis?: number, fill?: (databaseUrl: string) => Promise<unknown> }} options */
export async function openTestShop({ postgresUrl, folder, log, kind = 'demo', env = {}, worker = false, apis = 1, fill }) {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await execute(postgresUrl, `create database ${name} template ${TEMPLATES[kind]} strategy file_copy`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await fill?.(url.href);
  const dataDir = join(folder, kind === 'demo' && !env.DATA_DIR ? 'files' : name);
  await mkdir(dataDir, { recursive: true });
  const settings = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    // Beside other shops and browsers on a busy machine.
    DATABASE_CONNECT_SECONDS: '20',
    UNDO_SECONDS: '0',
    ...env,
  };
  const output = log === undefined ? 'inherit' : openSync(log, 'a');
  const startedAt = performance.now();
  const started = await Promise.all(Array.from({ length: apis }, () => startProcess(dist('main.js'), settings, output)));
  const startMs = performance.now() - startedAt;
  const origins = started.map(({ port }) => `http://127.0.0.1:${port}`);
  const [origin = ''] = origins;
  const children = started.map(({ child }) => child);
  const workerFile = worker === true ? dist('worker.js') : worker;
  if (workerFile && existsSync(workerFile)) children.push((await startProcess(workerFile, settings, output)).child);
  if (output !== 'inherit') closeSync(output);
  return {
    origin,
    origins,
    databaseUrl: url.href,
    dataDir,
    children,
    /** How long the API took until it listened. */
    startMs,
    async stop() {
      await Promise.all(children.map(stopProcess));
      await execute(postgresUrl, `drop database ${name} with (force)`);
    },
  };
}
