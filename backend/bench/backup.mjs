// `npm run bench:backup` measures a backup and a restore of a large shop: time, size and memory of the two commands.
// Options: --products 100000 --orders 50000 --files 5000 --kilobytes 40
import { execFile, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { Client } from 'pg';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { fillShop } from './fill-shop.mjs';
import { peakMb } from './processes.mjs';
import { formatted, markdownTable } from './report.mjs';
import { query } from './servers.mjs';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '50000' },
    files: { type: 'string', default: '5000' },
    kilobytes: { type: 'string', default: '40' },
  },
});
const [products, orders, files, kilobytes] = ['products', 'orders', 'files', 'kilobytes'].map((name) => Number(values[name]));
const MEMORY_POLL_MS = 50;

/** Rows and bytes of images that a backup has to copy. */
async function addFiles(databaseUrl, dataDir) {
  const names = Array.from({ length: files }, () => `${randomUUID()}.jpg`);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into stored_files (name, kind, content_type, byte_size, width, height, color, status)
     select name, 'image', 'image/jpeg', $2, 1200, 1500, '#7a8a99', 'ready' from unnest($1::text[]) as name`,
    [names, kilobytes * 1024],
  );
  await client.end();
  for (const name of names) {
    const folder = join(dataDir, 'media', 'files', name.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), randomBytes(kilobytes * 1024));
  }
}

/** Runs a built command of the shop. */
async function run(program, folder, env) {
  const startedAt = performance.now();
  const file = fileURLToPath(new URL(`../dist/${program}.js`, import.meta.url));
  const child = fork(file, [folder], { env: { ...process.env, NODE_ENV: 'test', ...env }, stdio: 'inherit' });
  let memoryMb = 0;
  const poll = setInterval(() => {
    try {
      memoryMb = peakMb([child.pid]);
    } catch {
      // It has just ended.
    }
  }, MEMORY_POLL_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(poll);
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return { seconds: (performance.now() - startedAt) / 1000, memoryMb };
}

const megabytesOf = async (path) => Number((await promisify(execFile)('du', ['-sk', path])).stdout.split('\t')[0]) / 1024;

async function openDatabase(cluster, name) {
  await query(cluster.postgresUrl, `create database ${name}`);
  const url = new URL(cluster.postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

await buildStale({ only: '@shop/backend' });
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-backup-'));
const cluster = await startShopCluster({ kinds: ['empty'] });
try {
  await query(cluster.postgresUrl, 'create database large template shop_empty');
  const source = { DATABASE_URL: new URL('/large', cluster.postgresUrl).href, DATA_DIR: join(folder, 'source') };
  await fillShop(source.DATABASE_URL, { products, orders });
  process.stderr.write(`Filled after ${formatted(performance.now() / 1000)} s\n`);
  await addFiles(source.DATABASE_URL, source.DATA_DIR);
  const backups = join(folder, 'backups');
  const target = { DATABASE_URL: await openDatabase(cluster, 'restored'), DATA_DIR: join(folder, 'target') };
  const [{ size }] = await query(source.DATABASE_URL, 'select pg_database_size(current_database()) / 1048576.0 as size');

  const first = await run('backup', backups, source);
  const bytes = await megabytesOf(backups);
  const second = await run('backup', backups, source);
  const growth = (await megabytesOf(backups)) - bytes;
  const restored = await run('restore', backups, target);
  const row = (name, { seconds, memoryMb }, megabytes) => [name, formatted(seconds), megabytes, formatted(memoryMb)];
  process.stderr.write(`Finished after ${formatted(performance.now() / 1000)} s\n`);
  console.log(`Database ${formatted(Number(size))} MB, ${files} files of ${kilobytes} kB\n`);
  console.log(
    markdownTable(
      ['', 'Seconds', 'Size, MB', 'Memory at the peak, MB'],
      [row('first backup', first, formatted(bytes)), row('next backup', second, formatted(growth)), row('restore', restored, '')],
    ),
  );
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
