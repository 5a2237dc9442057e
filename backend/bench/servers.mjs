// Starts the shop (on the queues of Postgres or Redis) and the baseline on databases of one server.
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openTestShop } from '../scripts/test-shop.mjs';
import { prepareBaseline } from './baseline-schema.mjs';
import { postmasterPid } from './processes.mjs';

const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  APP_SECRET: randomBytes(32).toString('hex'),
  DEMO_SHOP: 'off',
  LOG_LEVEL: 'info',
  RATE_LIMITS: 'off',
  UNDO_SECONDS: '0',
};

export async function query(url, text) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export async function databasePid(postgresUrl) {
  const [{ folder }] = await query(postgresUrl, "select current_setting('data_directory') as folder");
  return postmasterPid(folder);
}

/**
 * A production shop, worker included, on an empty shop that `fill` completes before the processes start. It logs each request, as in
 * production, to a file in the cluster's folder.
 */
export async function openBenchShop(cluster, { fill, env = {}, kind = 'empty', worker = true }) {
  // The heap limits with which the launcher starts them. A static import would need a build before it.
  const { MEMORY_SETTINGS } = await import('../dist/launcher/memory-limits.js');
  const log = join(cluster.folder, 'shop.log');
  return openTestShop({ ...cluster, log, kind, fill, worker, env: { ...SETTINGS, ...MEMORY_SETTINGS, ...env } });
}

export async function openBaseline(postgresUrl, products) {
  const name = `baseline_${randomBytes(4).toString('hex')}`;
  await query(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await prepareBaseline(url.href, products);
  const file = fileURLToPath(new URL('./baseline.mjs', import.meta.url));
  const child = fork(file, { env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url.href } });
  const port = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`the baseline ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** False where redis-server is not installed. */
export async function startRedis() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const started = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => resolve(true));
  });
  return started && { url: `redis://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() };
}
