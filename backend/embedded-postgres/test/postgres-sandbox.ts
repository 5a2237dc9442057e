import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { Client } from 'pg';
import { type RunningPostgres, startPostgres } from '../src/index.js';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** A folder for the servers of one test; `close` fails when one of them is still running. */
export class PostgresSandbox {
  private readonly running: RunningPostgres[] = [];
  private readonly processes: ChildProcess[] = [];

  private constructor(readonly folder: string) {}

  static async open(): Promise<PostgresSandbox> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-postgres-')));
    // As root, the server runs as another account, which must be able to enter.
    await chmod(folder, 0o755);
    return new PostgresSandbox(folder);
  }

  /** Fails when a server outlives its users. */
  async close(): Promise<void> {
    for (const child of this.processes) if (child.exitCode === null && child.signalCode === null) await kill(child);
    await Promise.all(this.running.map((postgres) => postgres.stop()));
    const remaining = await eventually(
      () => this.servers(),
      (pids) => pids.length === 0,
    );
    await rm(this.folder, { recursive: true, force: true });
    if (remaining.length > 0) throw new Error(`servers are still running: ${remaining.join(', ')}`);
  }

  /** Starts or joins the server of a folder in the sandbox. */
  async start(path = 'db', durable = false): Promise<RunningPostgres> {
    const postgres = await startPostgres({ dataDir: join(this.folder, path), durable, maxConnections: 20 });
    this.running.push(postgres);
    return postgres;
  }

  /** The same in a child process, which stops the server when it reads a line. `built`: see `buildPackage`. */
  async startInChildProcess(built: string): Promise<{ child: ChildProcess; port: number }> {
    const child = spawn(process.execPath, [join(built, 'run.mjs'), join(this.folder, 'db')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.killAtEnd(child);
    for await (const line of createInterface({ input: child.stdout })) return { child, port: Number(line) };
    throw new Error('the child process exited without a server');
  }

  /** Kills the process in `close`, unless it has exited. */
  killAtEnd(child: ChildProcess): void {
    this.processes.push(child);
  }

  /** Pids of the servers (not their backends) in the sandbox. */
  async servers(): Promise<string[]> {
    const found = await Promise.all(
      (await readdir('/proc')).filter(Number).map(async (pid) => {
        const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
        const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        return cwd.startsWith(this.folder) && command.includes('bin/postgres') ? [pid] : [];
      }),
    );
    return found.flat();
  }
}

/** Reads until `done` accepts the value or 10 s have passed; returns the last value, so that the test can assert on it. */
export async function eventually<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (done(value) || Date.now() > deadline) return value;
    await delay(10);
  }
}

/** The column `answer` of the first row. */
export async function queryAnswer(connectionString: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Compiles the package to a folder, so that a plain `node` process can run it and be killed. */
export async function buildPackage(): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'embedded-postgres-built-'));
  await writeFile(join(out, 'package.json'), '{"type":"module"}');
  const pg = require.resolve('pg/package.json');
  await symlink(dirname(dirname(pg)), join(out, 'node_modules'));
  for (const name of (await readdir(SOURCES)).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))) {
    const { code } = await transformFile(join(SOURCES, name), {
      swcrc: false,
      module: { type: 'es6' },
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    });
    await writeFile(join(out, name.replace(/ts$/, 'js')), code);
  }
  const run = `import { startPostgres } from './index.js';
    const postgres = await startPostgres({ dataDir: process.argv[2], durable: false, maxConnections: 20 });
    console.log(postgres.port);
    process.stdin.once('data', () => postgres.stop().then(() => process.exit()));`;
  await writeFile(join(out, 'run.mjs'), run);
  return out;
}
